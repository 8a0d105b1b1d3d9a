-- Only adds: an older version of the shop goes on beside it.
-- Planning this statement takes ten times as long as running it, and its arrays make PostgreSQL plan it anew for every order.
alter function app.update_sales_stats_of_lines() set plan_cache_mode = force_generic_plan;
--> statement-breakpoint
alter function app.update_sales_stats_of_order() set plan_cache_mode = force_generic_plan;
