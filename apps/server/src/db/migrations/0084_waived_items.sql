-- Things that a packet asked for, and that are not needed any more.
ALTER TABLE "packet_items" ADD COLUMN "waived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "waived_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "packet_items" ADD COLUMN "waiver_reason" text;
--> statement-breakpoint
ALTER TABLE packet_items
  ADD CONSTRAINT packet_items_waived_by_fk FOREIGN KEY (organization_id, waived_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT packet_items_waiver CHECK (
    (waived_at IS NULL) = (waived_by_id IS NULL) AND (waived_at IS NULL) = (waiver_reason IS NULL)
  );
