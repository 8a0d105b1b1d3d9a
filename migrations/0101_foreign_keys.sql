CREATE INDEX "products_gift" ON "products" USING btree ("gift_product_id") WHERE gift_product_id is not null;--> statement-breakpoint
CREATE INDEX "customer_notes_author" ON "customer_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "role_invitations_inviter" ON "role_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "expected_deliveries_variant" ON "expected_deliveries" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "held_units_variant" ON "held_units" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_variant" ON "stock_alerts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "reply_files_author" ON "reply_files" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_replies_author" ON "message_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_replies_mail" ON "message_replies" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "messages_assignee" ON "messages" USING btree ("assignee_id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_variant" ON "newsletter_subscribers" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "hold_alerts_variant" ON "hold_alerts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "returns_replacement" ON "returns" USING btree ("replaced_by") WHERE replaced_by is not null;--> statement-breakpoint
CREATE INDEX "reviews_variant" ON "reviews" USING btree ("variant_id");