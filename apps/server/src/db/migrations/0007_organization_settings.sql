CREATE TABLE "holiday_locations" (
	"organization_id" uuid NOT NULL,
	"holiday_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	CONSTRAINT "holiday_locations_organization_id_holiday_id_location_id_pk" PRIMARY KEY("organization_id","holiday_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"end_date" date,
	"recurring_type" text NOT NULL,
	"description" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holidays_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "business_hours" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "holiday_locations_by_location" ON "holiday_locations" USING btree ("organization_id","location_id");--> statement-breakpoint
CREATE INDEX "holidays_by_practice" ON "holidays" USING btree ("organization_id","practice_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "locations_one_primary" ON "locations" USING btree ("organization_id","practice_id") WHERE is_primary;