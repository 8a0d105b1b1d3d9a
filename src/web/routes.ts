import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("storefront/layout.tsx", [
    index("storefront/pages/home.tsx"),
    route("products", "storefront/pages/products.tsx"),
    route("product/:colour", "storefront/pages/product.tsx"),
    route("cart", "storefront/pages/cart.tsx"),
    route("order/:colour", "storefront/pages/checkout.tsx"),
    route("order-success", "storefront/pages/order-success.tsx"),
    route("auth", "account/pages/auth.tsx"),
    route("auth/confirm", "account/pages/confirm-email.tsx"),
    route("reset-password", "account/pages/reset-password.tsx"),
    route("orders", "account/pages/my-orders.tsx"),
    route("account", "account/pages/account.tsx"),
    route("dev/outbox", "dev/outbox.tsx"),
    route("*", "storefront/pages/not-found.tsx"),
  ]),
  route("admin/*", "admin/layout.tsx"),
  route("dev/outbox/:id", "dev/outbox-mail.tsx"),
] satisfies RouteConfig;
