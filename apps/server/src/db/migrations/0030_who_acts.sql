ALTER TABLE "audit_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "format" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "actor_kind" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "link_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_events_of_others" ON "audit_events" USING btree ("organization_id","actor_kind","occurred_at","seq") WHERE "audit_events"."actor_kind" <> 'staff';--> statement-breakpoint
ALTER TABLE audit_events
  ADD CONSTRAINT audit_events_actor CHECK (
    -- An unknown kind makes neither true nor false, which would pass.
    coalesce(
      CASE actor_kind
        WHEN 'staff' THEN user_id IS NOT NULL AND num_nonnulls(actor_name, client_id, link_id) = 0
        WHEN 'client' THEN num_nulls(client_id, link_id) = 0 AND num_nonnulls(actor_name, user_id, session_id) = 0
        WHEN 'job' THEN actor_name IS NOT NULL
          AND num_nonnulls(user_id, session_id, client_id, link_id, request_id, address) = 0
        WHEN 'provider' THEN actor_name IS NOT NULL
          AND num_nonnulls(user_id, session_id, client_id, link_id) = 0
      END,
      false
    )
  ),
  ADD CONSTRAINT audit_events_format CHECK (
    format = 2
    OR format = 1 AND actor_kind = 'staff' AND num_nulls(user_id, session_id, request_id, address) = 0
  );
