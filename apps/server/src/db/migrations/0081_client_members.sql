-- Who belongs to couples and families.
CREATE TABLE "client_members" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"record_id" uuid,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"is_identified_patient" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_members_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "client_members_once" UNIQUE("organization_id","client_id","record_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "client_members_one_patient" ON "client_members" USING btree ("organization_id","client_id") WHERE is_identified_patient;
--> statement-breakpoint
CREATE INDEX "client_members_by_record" ON "client_members" USING btree ("organization_id","record_id");
--> statement-breakpoint
ALTER TABLE client_members
  ADD CONSTRAINT client_members_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT client_members_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT client_members_record_fk FOREIGN KEY (organization_id, record_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT client_members_somebody CHECK ((record_id IS NULL) = (name <> '')),
  ADD CONSTRAINT client_members_of_others CHECK (record_id <> client_id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('client_members');
