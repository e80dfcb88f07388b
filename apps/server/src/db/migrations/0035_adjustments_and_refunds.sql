-- Charges that are reduced or written off, refunds, and what is taken back because it was entered by mistake.
ALTER TABLE "ledger_entries" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "recorded_by_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reverse_once" ON "ledger_entries" USING btree ("organization_id","reverses_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_payment" ON "ledger_entries" USING btree ("organization_id","payment_id");--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("organization_id","practice_id","received_on");--> statement-breakpoint
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind,
  ADD CONSTRAINT ledger_entries_kind CHECK (
    CASE kind
      WHEN 'issued' THEN amount_cents >= 0 AND invoice_id IS NOT NULL
      WHEN 'voided' THEN amount_cents <= 0 AND invoice_id IS NOT NULL
      WHEN 'moved' THEN amount_cents <> 0 AND payment_id IS NULL
      WHEN 'payment' THEN payment_id IS NOT NULL
      WHEN 'refunded' THEN amount_cents > 0 AND payment_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'credited' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'written_off' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      ELSE false
    END
  ),
  -- These lower what is owed, until an entry of the same kind takes one of them back.
  ADD CONSTRAINT ledger_entries_reverse CHECK (
    CASE
      WHEN kind NOT IN ('payment', 'credited', 'written_off') THEN reverses_id IS NULL
      WHEN reverses_id IS NULL THEN amount_cents < 0
      ELSE amount_cents > 0
    END
  ),
  ADD CONSTRAINT ledger_entries_reverses_fk FOREIGN KEY (organization_id, reverses_id)
    REFERENCES ledger_entries (organization_id, id),
  ADD CONSTRAINT ledger_entries_recorded_by_fk FOREIGN KEY (organization_id, recorded_by_id)
    REFERENCES staff (organization_id, id);
--> statement-breakpoint
-- Which sum an entry counts for: what was billed, what was collected, or what is not collected any more.
CREATE FUNCTION oaklet_effect(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('issued', 'voided', 'credited') THEN 'charge'
    WHEN kind IN ('payment', 'moved', 'refunded') THEN 'payment'
    WHEN kind = 'written_off' THEN 'write_off'
  END
$$;
--> statement-breakpoint
ALTER TABLE ledger_shares
  ALTER COLUMN is_payment TYPE text USING CASE WHEN is_payment THEN 'payment' ELSE 'charge' END;
--> statement-breakpoint
ALTER TABLE ledger_shares RENAME COLUMN is_payment TO effect;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oaklet_shares_of(entries_written uuid[]) RETURNS SETOF ledger_shares LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.*, oaklet_effect(e.kind) AS effect, coalesce((
      SELECT sum(earlier.amount_cents) FROM ledger_entries earlier
      WHERE earlier.organization_id = e.organization_id AND earlier.invoice_id = e.invoice_id
        AND oaklet_effect(earlier.kind) = oaklet_effect(e.kind) AND earlier.seq < e.seq
    ), 0) AS earlier_cents
    FROM ledger_entries e
    WHERE e.id IN (SELECT unnest(entries_written))
  ), lines AS (
    SELECT organization_id, invoice_id, description, appointment_id,
      row_number() OVER in_order AS line,
      quantity::bigint * unit_price_cents AS amount,
      sum(quantity::bigint * unit_price_cents) OVER in_order AS upto,
      sum(quantity::bigint * unit_price_cents) OVER (PARTITION BY organization_id, invoice_id) AS total
    FROM invoice_lines
    WHERE invoice_id IN (SELECT invoice_id FROM entries)
    WINDOW in_order AS (PARTITION BY organization_id, invoice_id ORDER BY position, id)
  ), shares AS (
    SELECT e.organization_id, e.practice_id, e.client_id, e.id AS entry_id, coalesce(l.line, 0) AS line,
      e.occurred_on, e.effect, a.clinician_id, l.description, a.id AS appointment_id,
      CASE WHEN l.line IS NULL THEN e.amount_cents ELSE
        round((e.earlier_cents + e.amount_cents) * l.upto / l.total)
        - round((e.earlier_cents + e.amount_cents) * (l.upto - l.amount) / l.total)
        - round(e.earlier_cents * l.upto / l.total)
        + round(e.earlier_cents * (l.upto - l.amount) / l.total)
      END AS cents
    FROM entries e
    LEFT JOIN lines l ON l.organization_id = e.organization_id AND l.invoice_id = e.invoice_id AND l.total > 0
    LEFT JOIN appointments a ON a.organization_id = l.organization_id AND a.id = l.appointment_id
  )
  SELECT organization_id, practice_id, client_id, entry_id, line::integer, occurred_on, effect, clinician_id,
    -- An invoice's line says `Label (code)`, as long as nobody writes it anew.
    (
      SELECT n.service_code FROM appointment_lines n
      WHERE n.organization_id = s.organization_id AND n.appointment_id = s.appointment_id
      ORDER BY strpos(s.description, '(' || n.service_code || ')') = 0, n.position
      LIMIT 1
    ),
    cents::bigint
  FROM shares s
  WHERE cents <> 0
$$;
--> statement-breakpoint
DROP FUNCTION oaklet_pays(text);
--> statement-breakpoint
-- The roles that came with Oaklet learn the new permission: their owner sees them for as long as their rules aren't
-- forced on it.
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE roles SET permissions = array_append(permissions, 'adjustments:write')
WHERE is_built_in AND name IN ('Owner', 'Practice Manager', 'Biller') AND NOT 'adjustments:write' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
