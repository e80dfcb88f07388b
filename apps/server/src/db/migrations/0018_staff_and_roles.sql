CREATE TABLE "invitations" (
	"organization_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_organization_id_staff_id_pk" PRIMARY KEY("organization_id","staff_id"),
	CONSTRAINT "invitations_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_working_hours" (
	"organization_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "staff_working_hours_organization_id_staff_id_location_id_pk" PRIMARY KEY("organization_id","staff_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "npi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "taxonomy_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "license" jsonb;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "rendering_provider" jsonb;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "supervisor_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_by_name" ON "staff" USING btree ("organization_id","name","id");