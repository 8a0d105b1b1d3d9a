ALTER TABLE "review_invitations" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
grant update (left_at) on review_invitations to shop_checkout;
