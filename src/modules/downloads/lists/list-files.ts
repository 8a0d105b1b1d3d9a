import type { ListName } from "../list-names.ts";
import { changesFile } from "./changes-file.ts";
import type { ListFile } from "./define-list-file.ts";
import { movementsFile, productsFile, stockFile } from "./goods-lists.ts";
import {
  customersFile,
  dealersFile,
  messagesFile,
  reviewsFile,
  subscribersFile,
} from "./people-lists.ts";
import { couponsFile, paymentsFile, returnsFile } from "./sales-lists.ts";

/** The lists of the back office that can be downloaded, each from the endpoint of its screen. */
export const listFiles: Readonly<Record<ListName, ListFile>> = {
  customers: customersFile,
  products: productsFile,
  stock: stockFile,
  movements: movementsFile,
  coupons: couponsFile,
  subscribers: subscribersFile,
  messages: messagesFile,
  dealers: dealersFile,
  reviews: reviewsFile,
  returns: returnsFile,
  payments: paymentsFile,
  changes: changesFile,
};
