import type { Context } from "#modules/context.ts";
import { getCarrierName, getTrackingUrl } from "#modules/orders/carriers.ts";
import { getShipments } from "../processing/timeline.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { showArrival } from "../shipping/order-arrival.ts";

/** The shipments of an order as its customer sees them, oldest first. */
export async function readPageShipments(checkout: Context, { id }: OrderRow) {
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
