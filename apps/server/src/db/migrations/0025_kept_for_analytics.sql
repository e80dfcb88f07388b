CREATE TABLE "debts" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date,
	"within_days" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "debts_organization_id_invoice_id_from_on_pk" PRIMARY KEY("organization_id","invoice_id","from_on")
);
--> statement-breakpoint
ALTER TABLE "appointment_clients" ADD COLUMN "attended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "debts_by_length" ON "debts" USING btree ("organization_id","practice_id","within_days","from_on");
--> statement-breakpoint
ALTER TABLE debts
  ADD CONSTRAINT debts_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT debts_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT debts_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices (organization_id, id);
--> statement-breakpoint
-- What each invoice owed, from each day of its ledger to the next: an entry may be dated before others of it.
-- The lengths are those of money-owed.ts. A function, so that the trigger and the invoices of before share it.
CREATE FUNCTION oaklet_debts_of(invoices_written uuid[]) RETURNS SETOF debts LANGUAGE sql STABLE AS $$
  SELECT organization_id, practice_id, client_id, invoice_id, issued_on, from_on, until_on,
    CASE
      WHEN until_on - from_on <= 16 THEN 16
      WHEN until_on - from_on <= 64 THEN 64
      WHEN until_on - from_on <= 256 THEN 256
      WHEN until_on - from_on <= 1024 THEN 1024
      WHEN until_on - from_on <= 4096 THEN 4096
      ELSE 1048576
    END,
    cents::bigint
  FROM (
    SELECT organization_id, practice_id, client_id, invoice_id, occurred_on AS from_on,
      lead(occurred_on) OVER by_day AS until_on,
      sum(sum(amount_cents)) OVER by_day AS cents,
      min(min(occurred_on) FILTER (WHERE kind = 'issued')) OVER (PARTITION BY organization_id, invoice_id) AS issued_on
    FROM ledger_entries
    WHERE invoice_id IN (SELECT unnest(invoices_written))
    GROUP BY organization_id, practice_id, client_id, invoice_id, occurred_on
    WINDOW by_day AS (PARTITION BY organization_id, invoice_id ORDER BY occurred_on)
  ) each_day
  WHERE cents > 0
$$;
--> statement-breakpoint
-- What there was before: its owner sees it for as long as its rules aren't forced on it.
ALTER TABLE ledger_entries NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_clients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO debts
SELECT debt.* FROM oaklet_debts_of(ARRAY(SELECT DISTINCT invoice_id FROM ledger_entries WHERE invoice_id IS NOT NULL)) debt;
--> statement-breakpoint
UPDATE appointment_clients c SET attended_at = a.starts_at FROM appointments a
WHERE a.organization_id = c.organization_id AND a.id = c.appointment_id
  AND a.status = 'completed' AND c.attendance = 'present';
--> statement-breakpoint
ALTER TABLE ledger_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_clients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "appointment_clients_by_attended" ON "appointment_clients" USING btree ("organization_id","client_id","attended_at");
--> statement-breakpoint
-- Whoever writes an invoice's ledger holds the invoice, so that two can't write its debts at once.
CREATE FUNCTION oaklet_write_debts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoices_written uuid[] := ARRAY(SELECT DISTINCT invoice_id FROM written WHERE invoice_id IS NOT NULL);
BEGIN
  DELETE FROM debts WHERE invoice_id IN (SELECT unnest(invoices_written));
  INSERT INTO debts SELECT * FROM oaklet_debts_of(invoices_written);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_debts AFTER INSERT ON ledger_entries
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_debts();
--> statement-breakpoint
-- A client came to an appointment once that is completed, and not while it isn't.
CREATE FUNCTION oaklet_set_attended_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.attended_at := CASE WHEN NEW.attendance = 'present' THEN (
    SELECT starts_at FROM appointments
    WHERE organization_id = NEW.organization_id AND id = NEW.appointment_id AND status = 'completed'
  ) END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER appointment_clients_attended BEFORE INSERT OR UPDATE ON appointment_clients
FOR EACH ROW EXECUTE FUNCTION oaklet_set_attended_at();
--> statement-breakpoint
CREATE FUNCTION oaklet_renew_attended_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appointment_clients SET attendance = attendance
  WHERE organization_id = NEW.organization_id AND appointment_id = NEW.id AND attendance = 'present';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER appointments_attended AFTER UPDATE ON appointments FOR EACH ROW
WHEN ((OLD.status = 'completed' OR NEW.status = 'completed')
  AND (OLD.status <> NEW.status OR OLD.starts_at <> NEW.starts_at))
EXECUTE FUNCTION oaklet_renew_attended_at();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('debts', 'SELECT, INSERT, DELETE');
