ALTER TABLE "setup_warnings" DROP CONSTRAINT "setup_warnings_problem_known";--> statement-breakpoint
ALTER TABLE "guest_holds" ADD COLUMN "wider_networks" text[];--> statement-breakpoint
ALTER TABLE "setup_warnings" ADD CONSTRAINT "setup_warnings_problem_known" CHECK ("setup_warnings"."problem" in ('untrusted-proxy', 'silent-proxy'));--> statement-breakpoint
-- From here on written by hand: who reads them, and who forgets them.

grant select (wider_networks), update (wider_networks) on guest_holds to shop_system;
grant select (wider_networks) on guest_holds to shop_privacy;
