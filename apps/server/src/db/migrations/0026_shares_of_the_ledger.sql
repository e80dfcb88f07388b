CREATE TABLE "ledger_shares" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"occurred_on" date NOT NULL,
	"is_payment" boolean NOT NULL,
	"clinician_id" uuid,
	"service_code" text,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_shares_organization_id_entry_id_line_pk" PRIMARY KEY("organization_id","entry_id","line")
);
--> statement-breakpoint
ALTER TABLE ledger_shares
  ADD CONSTRAINT ledger_shares_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT ledger_shares_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT ledger_shares_entry_fk FOREIGN KEY (organization_id, entry_id) REFERENCES ledger_entries (organization_id, id),
  ADD CONSTRAINT ledger_shares_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
-- An entry's share of a line: what the invoice's charges, or its payments, up to the entry come to there, less what
-- those before it do. So the shares of an entry come to the entry, and an invoice that is paid has each line paid.
CREATE FUNCTION oaklet_shares_of(entries_written uuid[]) RETURNS SETOF ledger_shares LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.*, e.kind = 'payment' AS is_payment, coalesce((
      SELECT sum(earlier.amount_cents) FROM ledger_entries earlier
      WHERE earlier.organization_id = e.organization_id AND earlier.invoice_id = e.invoice_id
        AND (earlier.kind = 'payment') = (e.kind = 'payment') AND earlier.seq < e.seq
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
--> statement-breakpoint
-- What there was before: its owner sees it for as long as its rules aren't forced on it.
ALTER TABLE ledger_entries NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_lines NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO ledger_shares SELECT share.* FROM oaklet_shares_of(ARRAY(SELECT id FROM ledger_entries)) share;
--> statement-breakpoint
ALTER TABLE ledger_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_lines FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "ledger_shares_by_day" ON "ledger_shares" USING btree ("organization_id","practice_id","occurred_on");--> statement-breakpoint
CREATE INDEX "invoice_lines_by_appointment" ON "invoice_lines" USING btree ("organization_id","appointment_id");
--> statement-breakpoint
-- Whoever writes an invoice's ledger holds the invoice, so that two can't be the next entry at once.
CREATE FUNCTION oaklet_write_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_shares SELECT * FROM oaklet_shares_of(ARRAY(SELECT id FROM written));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_shares AFTER INSERT ON ledger_entries
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_shares();
--> statement-breakpoint
-- Who changes appointments that are billed holds their invoices too, for no entry to be written meanwhile.
CREATE FUNCTION oaklet_renew_shares(appointments_written uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entries uuid[];
BEGIN
  PERFORM FROM invoices
  WHERE state <> 'draft' AND id IN (
    SELECT invoice_id FROM invoice_lines WHERE appointment_id IN (SELECT unnest(appointments_written))
  )
  ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  entries := ARRAY(
    SELECT id FROM ledger_entries
    WHERE invoice_id IN (
      SELECT invoice_id FROM invoice_lines WHERE appointment_id IN (SELECT unnest(appointments_written))
    )
  );
  DELETE FROM ledger_shares WHERE entry_id IN (SELECT unnest(entries));
  INSERT INTO ledger_shares SELECT * FROM oaklet_shares_of(entries);
END
$$;
--> statement-breakpoint
CREATE FUNCTION oaklet_renew_shares_of_clinician() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM oaklet_renew_shares(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER appointments_shares AFTER UPDATE ON appointments FOR EACH ROW
WHEN (OLD.clinician_id <> NEW.clinician_id) EXECUTE FUNCTION oaklet_renew_shares_of_clinician();
--> statement-breakpoint
CREATE FUNCTION oaklet_renew_shares_of_services() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM oaklet_renew_shares(ARRAY(SELECT DISTINCT appointment_id FROM written));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER appointment_lines_written AFTER INSERT ON appointment_lines
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_renew_shares_of_services();
--> statement-breakpoint
CREATE TRIGGER appointment_lines_changed AFTER UPDATE ON appointment_lines
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_renew_shares_of_services();
--> statement-breakpoint
CREATE TRIGGER appointment_lines_deleted AFTER DELETE ON appointment_lines
REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_renew_shares_of_services();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('ledger_shares', 'SELECT, INSERT, DELETE');
