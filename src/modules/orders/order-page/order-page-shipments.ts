import type { Context } from "#modules/context.ts";
import { getCarrierName, getTrackingUrl } from "#modules/orders/carriers.ts";
import { getShipments } from "../processing/timeline.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { showArrival, type Arrival } from "../shipping/order-arrival.ts";

export type OrderPageShipment = {
  readonly id: string;
  /** "DHL"; null for a carrier that has no name here. */
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  /** When it arrived, and by whom that is known; null until then. */
  readonly arrival: Arrival | null;
  readonly createdAt: string;
};

/** The shipments of an order as its customer sees them, oldest first. */
export async function readPageShipments(
  checkout: Context,
  { id }: OrderRow,
): Promise<OrderPageShipment[]> {
  const shipments = await getShipments(checkout, id);
  return shipments.map((shipment) => ({
    id: shipment.id,
    carrierName: getCarrierName(shipment.carrier),
    trackingUrl: getTrackingUrl(shipment),
    trackingNumber: shipment.trackingNumber,
    arrival: showArrival(shipment),
    createdAt: shipment.createdAt.toISOString(),
  }));
}
