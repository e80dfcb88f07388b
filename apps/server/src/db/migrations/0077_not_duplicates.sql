-- Pairs of clients who were said not to be one person, which nobody is asked about again.
CREATE TABLE "not_duplicates" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"other_client_id" uuid NOT NULL,
	"marked_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_duplicates_organization_id_client_id_other_client_id_pk" PRIMARY KEY("organization_id","client_id","other_client_id")
);
--> statement-breakpoint
CREATE INDEX "not_duplicates_by_practice" ON "not_duplicates" USING btree ("organization_id","practice_id");
--> statement-breakpoint
ALTER TABLE not_duplicates
  ADD CONSTRAINT not_duplicates_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT not_duplicates_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT not_duplicates_other_client_fk FOREIGN KEY (organization_id, other_client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT not_duplicates_marked_by_fk FOREIGN KEY (organization_id, marked_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT not_duplicates_order CHECK (client_id < other_client_id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('not_duplicates');
