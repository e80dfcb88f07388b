-- A practice edits its services: each has an id of its own, as a code can be there again once its service is inactive.
ALTER TABLE "services" DROP CONSTRAINT "services_organization_id_practice_id_code_pk";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "id" DROP DEFAULT, ALTER COLUMN "is_active" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_organization_id_id_pk" PRIMARY KEY("organization_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "services_one_active_for_each_code" ON "services" USING btree ("organization_id","practice_id","code") WHERE is_active;--> statement-breakpoint
ALTER TABLE services ADD CONSTRAINT services_limits CHECK (fee_cents >= 0 AND duration_minutes > 0);
