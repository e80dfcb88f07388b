ALTER TABLE "claim_entries" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "claim_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE claim_entries
  ADD CONSTRAINT claim_entries_reason CHECK (
    (kind <> 'written_off' OR reason_code IS NOT NULL)
    AND (reason_code IS NULL OR kind IN ('written_off', 'to_client'))
  );
