-- What practices ask clients for again and again.
CREATE TABLE "packet_templates" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" text[] NOT NULL,
	"documents" uuid[] NOT NULL,
	"message" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packet_templates_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "packet_templates_by_practice" ON "packet_templates" USING btree ("organization_id","practice_id");
--> statement-breakpoint
ALTER TABLE packet_templates
  ADD CONSTRAINT packet_templates_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT packet_templates_asks CHECK (cardinality(items) + cardinality(documents) > 0);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('packet_templates');
