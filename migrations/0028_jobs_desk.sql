-- The desk of the job queue: how it is doing, and what becomes of jobs that were tried until nobody tries any more. Written
-- by hand. The queue's tables stay closed to the shop's roles: they hold what mails and payments are about. These functions
-- run with the rights of the owner and tell what somebody needs who looks after the queue, without what a job is about. They
-- name tables that are made after the migrations, so nothing looks at their bodies before they are called.

create function app.count_jobs()
  returns table (waiting integer, running integer, failed integer, oldest_due_at timestamptz)
language plpgsql security definer stable
set search_path = ''
as $$
begin
  return query
    select
      (count(*) filter (where locked_at is null and attempts < max_attempts))::integer,
      (count(*) filter (where locked_at is not null))::integer,
      (count(*) filter (where locked_at is null and attempts >= max_attempts))::integer,
      -- Whatever waits for its hour, or for another attempt, is not late.
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
    from graphile_worker._private_jobs;
end $$;
--> statement-breakpoint

-- A failure puts the next time off by e to the power of the attempts, in seconds, from the moment of the failure on: that is
-- where the moment is found again.
create function app.list_failed_jobs(max_rows integer)
  returns table (id bigint, task text, created_at timestamptz, failed_at timestamptz, attempts integer, last_error text)
language plpgsql security definer stable
set search_path = ''
as $$
begin
  return query
    select j.id, t.identifier, j.created_at,
      least(now(), greatest(j.created_at, j.run_at - exp(least(j.attempts, 10)) * interval '1 second')),
      j.attempts::integer, j.last_error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.locked_at is null and j.attempts >= j.max_attempts
    order by 4 desc, j.id desc
    limit max_rows;
end $$;
--> statement-breakpoint

-- What is done with a job by hand is in the log of changes, in the same transaction. The queue has no such triggers: it is
-- not ours.
create function app.settle_failed_job(job_id bigint, is_again boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '');
  task text;
  tried integer;
begin
  if claims ->> 'role' is distinct from 'admin' then
    raise exception 'only administrators may settle jobs' using errcode = 'insufficient_privilege';
  end if;
  select t.identifier, j.attempts into task, tried
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = job_id and j.locked_at is null and j.attempts >= j.max_attempts
    for update of j;
  if task is null then
    return false;
  end if;
  if is_again then
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now() where id = job_id;
  else
    delete from graphile_worker._private_jobs where id = job_id;
  end if;
  insert into public.audit_log (actor_id, actor_email, action, entity, entity_id, before, after)
    values (
      app.uid(), claims ->> 'email', case when is_again then 'update' else 'delete' end, 'jobs', job_id::text,
      jsonb_build_object('task', task, 'attempts', tried),
      case when is_again then jsonb_build_object('task', task, 'attempts', 0) end
    );
  return true;
end $$;
--> statement-breakpoint

revoke execute on all functions in schema app from public;
grant execute on function app.count_jobs() to shop_admin, shop_system;
grant execute on function app.list_failed_jobs(integer), app.settle_failed_job(bigint, boolean) to shop_admin;
