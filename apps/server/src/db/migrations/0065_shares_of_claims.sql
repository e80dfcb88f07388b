-- What claims charge and insurers pay counts with the ledger: each entry of the claims' book is a share of one line.
ALTER TABLE "ledger_shares" ADD COLUMN "claim_id" uuid;
--> statement-breakpoint
-- An entry stands in one of the two books.
ALTER TABLE ledger_shares
  DROP CONSTRAINT ledger_shares_entry_fk,
  ADD CONSTRAINT ledger_shares_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id);
--> statement-breakpoint
-- What an insurer leaves to a client was billed by the claim: it is charged, and not billed again.
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
    SELECT organization_id, invoice_id, description, appointment_id, claim_id,
      row_number() OVER in_order AS line,
      quantity::bigint * unit_price_cents AS amount,
      sum(quantity::bigint * unit_price_cents) OVER in_order AS upto,
      sum(quantity::bigint * unit_price_cents) OVER (PARTITION BY organization_id, invoice_id) AS total
    FROM invoice_lines
    WHERE invoice_id IN (SELECT invoice_id FROM entries)
    WINDOW in_order AS (PARTITION BY organization_id, invoice_id ORDER BY position, id)
  ), shares AS (
    SELECT e.organization_id, e.practice_id, e.client_id, e.id AS entry_id, coalesce(l.line, 0) AS line,
      e.occurred_on, a.clinician_id, l.description, a.id AS appointment_id,
      CASE WHEN e.effect = 'charge' AND l.claim_id IS NOT NULL THEN 'client_share' ELSE e.effect END AS effect,
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
    cents::bigint,
    NULL::uuid
  FROM shares s
  WHERE cents <> 0
$$;
--> statement-breakpoint
-- The entries of claims that were billed, collected or taken off, for the session of their line: as the claim says now,
-- or as it last said where a correction dropped the line. What moves to clients and other insurers counts there.
CREATE FUNCTION oaklet_claim_shares_of(entries_written uuid[]) RETURNS SETOF ledger_shares LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.*, c.client_id, c.clinician_id, c.form,
      (e.written_at AT TIME ZONE p.time_zone)::date AS occurred_on,
      CASE e.kind
        WHEN 'charged' THEN 'charge'
        WHEN 'paid' THEN 'payment'
        WHEN 'taken_back' THEN 'payment'
        WHEN 'written_off' THEN 'write_off'
        WHEN 'contractual' THEN 'contractual'
      END AS effect
    FROM claim_entries e
    JOIN claims c ON c.organization_id = e.organization_id AND c.id = e.claim_id
    JOIN practices p ON p.organization_id = e.organization_id AND p.id = e.practice_id
    WHERE e.id IN (SELECT unnest(entries_written))
  )
  SELECT e.organization_id, e.practice_id, e.client_id, e.id, 0, e.occurred_on, e.effect,
    coalesce(a.clinician_id, e.clinician_id),
    (
      SELECT n.service_code FROM appointment_lines n
      WHERE n.organization_id = a.organization_id AND n.appointment_id = a.id
      ORDER BY n.service_code <> l.said ->> 'code', n.position
      LIMIT 1
    ),
    e.cents, e.claim_id
  FROM entries e
  LEFT JOIN LATERAL (
    SELECT line AS said
    FROM (
      SELECT e.form, NULL::integer AS attempt
      UNION ALL
      SELECT s.form, s.attempt FROM claim_submissions s
      WHERE s.organization_id = e.organization_id AND s.claim_id = e.claim_id
    ) forms, jsonb_array_elements(forms.form -> 'lines') line
    WHERE line ->> 'controlNumber' = e.line_number
    ORDER BY forms.attempt DESC NULLS FIRST
    LIMIT 1
  ) l ON true
  LEFT JOIN appointments a ON a.organization_id = e.organization_id AND a.id = (l.said ->> 'appointmentId')::uuid
  WHERE e.effect IS NOT NULL AND e.cents <> 0
$$;
--> statement-breakpoint
-- Whoever writes in a claim's book holds the claim.
CREATE FUNCTION oaklet_write_claim_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_shares SELECT * FROM oaklet_claim_shares_of(ARRAY(SELECT id FROM written));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER claim_entries_shares AFTER INSERT ON claim_entries
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_claim_shares();
--> statement-breakpoint
-- Who changes appointments that are billed holds their invoices and claims too, for no entry to be written meanwhile.
CREATE OR REPLACE FUNCTION oaklet_renew_shares(appointments_written uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entries uuid[];
BEGIN
  PERFORM FROM invoices
  WHERE state <> 'draft' AND id IN (
    SELECT invoice_id FROM invoice_lines WHERE appointment_id IN (SELECT unnest(appointments_written))
  )
  ORDER BY id FOR UPDATE;
  IF FOUND THEN
    entries := ARRAY(
      SELECT id FROM ledger_entries
      WHERE invoice_id IN (
        SELECT invoice_id FROM invoice_lines WHERE appointment_id IN (SELECT unnest(appointments_written))
      )
    );
    DELETE FROM ledger_shares WHERE entry_id IN (SELECT unnest(entries));
    INSERT INTO ledger_shares SELECT * FROM oaklet_shares_of(entries);
  END IF;
  PERFORM FROM claims
  WHERE id IN (SELECT claim_id FROM claim_sessions WHERE appointment_id IN (SELECT unnest(appointments_written)))
  ORDER BY id FOR UPDATE;
  IF FOUND THEN
    entries := ARRAY(
      SELECT id FROM claim_entries
      WHERE claim_id IN (
        SELECT claim_id FROM claim_sessions WHERE appointment_id IN (SELECT unnest(appointments_written))
      )
    );
    DELETE FROM ledger_shares WHERE entry_id IN (SELECT unnest(entries));
    INSERT INTO ledger_shares SELECT * FROM oaklet_claim_shares_of(entries);
  END IF;
END
$$;
--> statement-breakpoint
-- What there was before: its owner sees it for as long as the rules aren't forced on it.
DO $$
DECLARE
  read text[] := ARRAY[
    'ledger_shares', 'ledger_entries', 'invoice_lines', 'claim_entries', 'claims', 'claim_submissions', 'practices',
    'appointments', 'appointment_lines'
  ];
  name text;
BEGIN
  FOREACH name IN ARRAY read LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  WITH anew AS (
    SELECT share.* FROM oaklet_shares_of(ARRAY(
      SELECT e.id FROM ledger_entries e JOIN invoice_lines l
      ON l.organization_id = e.organization_id AND l.invoice_id = e.invoice_id
      WHERE l.claim_id IS NOT NULL
    )) share
  )
  UPDATE ledger_shares s SET effect = anew.effect FROM anew
  WHERE s.organization_id = anew.organization_id AND s.entry_id = anew.entry_id AND s.line = anew.line;
  INSERT INTO ledger_shares
  SELECT share.* FROM oaklet_claim_shares_of(ARRAY(SELECT id FROM claim_entries)) share;
  FOREACH name IN ARRAY read LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
