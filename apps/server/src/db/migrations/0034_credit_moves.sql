-- Credit is put on an invoice, or what was paid is put back into credit, by a pair of entries that sums to zero.
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind,
  ADD CONSTRAINT ledger_entries_kind CHECK (
    CASE kind
      WHEN 'issued' THEN amount_cents >= 0 AND invoice_id IS NOT NULL
      WHEN 'payment' THEN amount_cents < 0 AND payment_id IS NOT NULL
      WHEN 'voided' THEN amount_cents <= 0 AND invoice_id IS NOT NULL
      WHEN 'moved' THEN amount_cents <> 0 AND payment_id IS NULL
      ELSE false
    END
  );
--> statement-breakpoint
-- Every other kind of entry charges.
CREATE FUNCTION oaklet_pays(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT kind IN ('payment', 'moved')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oaklet_shares_of(entries_written uuid[]) RETURNS SETOF ledger_shares LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.*, oaklet_pays(e.kind) AS is_payment, coalesce((
      SELECT sum(earlier.amount_cents) FROM ledger_entries earlier
      WHERE earlier.organization_id = e.organization_id AND earlier.invoice_id = e.invoice_id
        AND oaklet_pays(earlier.kind) = oaklet_pays(e.kind) AND earlier.seq < e.seq
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
      e.occurred_on, e.is_payment, a.clinician_id, l.description, a.id AS appointment_id,
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
  SELECT organization_id, practice_id, client_id, entry_id, line::integer, occurred_on, is_payment, clinician_id,
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
