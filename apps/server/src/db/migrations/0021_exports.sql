CREATE TABLE "exports" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"status" text NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"file" text,
	"size_bytes" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "exports_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_under_way" ON "exports" USING btree ("organization_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "exports_by_time" ON "exports" USING btree ("organization_id","created_at");