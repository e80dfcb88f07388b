-- Files that clients send with their forms, which nobody has decided on yet.
ALTER TABLE "client_file_versions" ALTER COLUMN "uploaded_by_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "packet_item_id" uuid;
--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "slot" text;
--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "client_files_by_packet_item" ON "client_files" USING btree ("organization_id","packet_item_id");
--> statement-breakpoint
ALTER TABLE client_files
  ADD CONSTRAINT client_files_packet_item_fk FOREIGN KEY (organization_id, packet_item_id) REFERENCES packet_items (organization_id, id),
  ADD CONSTRAINT client_files_slot CHECK ((packet_item_id IS NULL) = (slot IS NULL)),
  ADD CONSTRAINT client_files_offer CHECK (NOT is_offered OR (packet_item_id IS NOT NULL AND deleted_at IS NULL));
