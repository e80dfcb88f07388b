-- The people in clients' lives are found by their names and by how to reach them, as clients are.
ALTER TABLE "client_people"
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (oaklet_name_text(name) || ' ' || oaklet_contact_text(contacts)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "client_people_by_practice" ON "client_people" USING btree ("organization_id","practice_id");
