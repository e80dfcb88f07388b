ALTER TABLE "ledger_entries" ADD COLUMN "payer" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "data" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_payer CHECK (payer = 'client'),
  ADD CONSTRAINT ledger_entries_data CHECK (jsonb_typeof(data) = 'object');
--> statement-breakpoint
ALTER TABLE ledger_entries NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Turns the stored sentences into data. A sentence that isn't one of those that the release before wrote is kept.
WITH sentences AS (
  SELECT organization_id, id, kind, description,
    regexp_match(description, '^Invoice ([1-9][0-9]{0,8}) (issued|voided)$') AS invoice,
    CASE
      WHEN kind = 'payment' AND invoice_id IS NOT NULL THEN description
      WHEN kind = 'payment' AND description LIKE '%, kept as credit' THEN left(description, -length(', kept as credit'))
    END AS paid
  FROM ledger_entries
),
readings AS (
  SELECT organization_id, id, kind, description, invoice,
    regexp_match(paid, '^Payment (by card|in cash|by check|by bank transfer|received)(?: \((.+)\))?$') AS payment
  FROM sentences
)
UPDATE ledger_entries SET data = CASE
    WHEN invoice[2] = readings.kind THEN jsonb_build_object('invoiceNumber', invoice[1]::integer)
    WHEN payment IS NOT NULL THEN jsonb_build_object(
      'method',
      CASE payment[1]
        WHEN 'by card' THEN 'card'
        WHEN 'in cash' THEN 'cash'
        WHEN 'by check' THEN 'check'
        WHEN 'by bank transfer' THEN 'bank_transfer'
        ELSE 'other'
      END,
      'reference', coalesce(payment[2], '')
    )
    ELSE jsonb_build_object('words', readings.description)
  END
FROM readings
WHERE ledger_entries.organization_id = readings.organization_id AND ledger_entries.id = readings.id;
--> statement-breakpoint
ALTER TABLE ledger_entries FORCE ROW LEVEL SECURITY;
