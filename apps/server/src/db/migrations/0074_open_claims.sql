-- What the lists and totals of claims ask for each time is kept: how many claims have which state and age, and which
-- sessions wait for a claim. Indexes that hold all that a count, a sum or the order of a page needs do the rest.
CREATE TABLE "claim_counts" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since_on" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "claim_counts_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "unclaimed_sessions" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "unclaimed_sessions_organization_id_appointment_id_client_id_pk" PRIMARY KEY("organization_id","appointment_id","client_id")
);
--> statement-breakpoint
DROP INDEX "claim_entries_by_practice";--> statement-breakpoint
DROP INDEX "claim_events_by_claim";--> statement-breakpoint
DROP INDEX "claims_by_age";--> statement-breakpoint
DROP INDEX "claims_by_client";--> statement-breakpoint
CREATE INDEX "claim_counts_by_state" ON "claim_counts" USING btree ("organization_id","practice_id","state","since_on");--> statement-breakpoint
CREATE INDEX "unclaimed_sessions_by_practice" ON "unclaimed_sessions" USING btree ("organization_id","practice_id","client_id");--> statement-breakpoint
CREATE INDEX "claim_entries_by_practice" ON "claim_entries" USING btree ("organization_id","practice_id","claim_id","cents");--> statement-breakpoint
CREATE INDEX "claim_events_by_claim" ON "claim_events" USING btree ("organization_id","claim_id","seq","kind");--> statement-breakpoint
CREATE INDEX "claims_by_client" ON "claims" USING btree ("organization_id","client_id","last_on","first_on");--> statement-breakpoint
CREATE INDEX "claims_by_age" ON "claims" USING btree ("organization_id","practice_id","created_at","id","state","pcn","payer_id","client_id","clinician_id","filing_due_on","submitted_on","first_on");
--> statement-breakpoint
ALTER TABLE claim_counts
  ADD CONSTRAINT claim_counts_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE unclaimed_sessions
  ADD CONSTRAINT unclaimed_sessions_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT unclaimed_sessions_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT unclaimed_sessions_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id);
--> statement-breakpoint
-- Adds to the counts. The rows of the same state and day become one with what is added, but for those that another
-- transaction holds: these are left alone, and become one with the rest another time. So no posting waits for another.
CREATE FUNCTION oaklet_add_claim_counts(changes claim_counts[]) RETURNS void LANGUAGE sql AS $$
  WITH changed AS (
    SELECT organization_id, practice_id, state, since_on, sum(count) AS count
    FROM unnest(changes)
    GROUP BY organization_id, practice_id, state, since_on
    HAVING sum(count) <> 0
  ), free AS (
    SELECT c.organization_id, c.id
    FROM claim_counts c JOIN changed USING (organization_id, practice_id, state, since_on)
    FOR UPDATE OF c SKIP LOCKED
  ), taken AS (
    DELETE FROM claim_counts c USING free
    WHERE c.organization_id = free.organization_id AND c.id = free.id
    RETURNING c.organization_id, c.practice_id, c.state, c.since_on, c.count
  )
  INSERT INTO claim_counts (organization_id, id, practice_id, state, since_on, count)
  SELECT organization_id, gen_random_uuid(), practice_id, state, since_on, sum(count)::integer
  FROM (SELECT * FROM changed UNION ALL SELECT * FROM taken) parts
  GROUP BY organization_id, practice_id, state, since_on
  HAVING sum(count) <> 0
$$;
--> statement-breakpoint
-- How a claim counts: once, or once less.
CREATE FUNCTION oaklet_claim_count(claim claims, count integer) RETURNS claim_counts LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(
    claim.organization_id, NULL, claim.practice_id, claim.state, coalesce(claim.submitted_on, claim.first_on), count
  )::claim_counts
$$;
--> statement-breakpoint
CREATE FUNCTION oaklet_count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM oaklet_add_claim_counts(ARRAY(SELECT oaklet_claim_count(c, 1) FROM written c));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM oaklet_add_claim_counts(ARRAY(SELECT oaklet_claim_count(c, -1) FROM former c));
  ELSE
    PERFORM oaklet_add_claim_counts(ARRAY(
      SELECT oaklet_claim_count(c, 1) FROM written c UNION ALL SELECT oaklet_claim_count(c, -1) FROM former c
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER claims_counted_insert AFTER INSERT ON claims
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_count_claims();
--> statement-breakpoint
CREATE TRIGGER claims_counted_update AFTER UPDATE ON claims
REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION oaklet_count_claims();
--> statement-breakpoint
CREATE TRIGGER claims_counted_delete AFTER DELETE ON claims
REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION oaklet_count_claims();
--> statement-breakpoint
-- The completed insured sessions among these appointments that nothing bills for a client who came. One that is no
-- group session is billed for the first client alone, and by whatever bills it for any of them.
CREATE FUNCTION oaklet_unclaimed_among(appointments_written uuid[]) RETURNS SETOF unclaimed_sessions LANGUAGE sql STABLE AS $$
  SELECT a.organization_id, a.practice_id, a.id, c.client_id
  FROM appointments a
  JOIN appointment_clients c ON c.organization_id = a.organization_id AND c.appointment_id = a.id
  CROSS JOIN LATERAL (
    SELECT EXISTS (
      SELECT FROM appointment_lines l
      WHERE l.organization_id = a.organization_id AND l.appointment_id = a.id AND l.service_code = '90853'
    ) AS is_group
  ) kind
  WHERE a.id IN (SELECT unnest(appointments_written)) AND a.billing_type = 'insurance' AND c.attended_at IS NOT NULL
    AND (is_group OR NOT EXISTS (
      SELECT FROM appointment_clients others
      WHERE others.organization_id = a.organization_id AND others.appointment_id = a.id
        AND others.attended_at IS NOT NULL AND others.position < c.position
    ))
    AND NOT EXISTS (
      SELECT FROM claim_sessions h
      WHERE h.organization_id = a.organization_id AND h.appointment_id = a.id
        AND (h.client_id = c.client_id OR NOT is_group)
    )
    AND NOT EXISTS (
      SELECT FROM superbill_sessions h
      WHERE h.organization_id = a.organization_id AND h.appointment_id = a.id
        AND (h.client_id = c.client_id OR NOT is_group)
    )
    AND NOT EXISTS (
      SELECT FROM billed_appointments h
      WHERE h.organization_id = a.organization_id AND h.appointment_id = a.id
        AND (h.client_id = c.client_id OR NOT is_group)
    )
$$;
--> statement-breakpoint
-- The appointments are held first, so that two who change something of the same one don't miss each other.
CREATE FUNCTION oaklet_renew_unclaimed(appointments_written uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM appointments WHERE id IN (SELECT unnest(appointments_written)) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM unclaimed_sessions WHERE appointment_id IN (SELECT unnest(appointments_written));
  INSERT INTO unclaimed_sessions SELECT * FROM oaklet_unclaimed_among(appointments_written)
  ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION oaklet_write_unclaimed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM oaklet_renew_unclaimed(ARRAY(SELECT DISTINCT appointment_id FROM written));
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'appointment_clients', 'appointment_lines', 'claim_sessions', 'superbill_sessions', 'billed_appointments'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS written '
      'FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_unclaimed()', name || '_unclaimed_insert', name
    );
    EXECUTE format(
      'CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS written '
      'FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_unclaimed()', name || '_unclaimed_update', name
    );
    EXECUTE format(
      'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS written '
      'FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_unclaimed()', name || '_unclaimed_delete', name
    );
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION oaklet_write_unclaimed_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM oaklet_renew_unclaimed(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Another status or start changes attended_at of its clients, which is written anew then.
CREATE TRIGGER appointments_unclaimed AFTER UPDATE ON appointments FOR EACH ROW
WHEN (OLD.billing_type <> NEW.billing_type) EXECUTE FUNCTION oaklet_write_unclaimed_of();
--> statement-breakpoint
-- What there was before: its owner sees it for as long as the rules aren't forced on it.
DO $$
DECLARE
  read text[] := ARRAY[
    'claims', 'appointments', 'appointment_clients', 'appointment_lines', 'claim_sessions', 'superbill_sessions',
    'billed_appointments'
  ];
  name text;
BEGIN
  FOREACH name IN ARRAY read LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  INSERT INTO claim_counts (organization_id, id, practice_id, state, since_on, count)
  SELECT organization_id, gen_random_uuid(), practice_id, state, coalesce(submitted_on, first_on), count(*)
  FROM claims
  GROUP BY organization_id, practice_id, state, coalesce(submitted_on, first_on);
  INSERT INTO unclaimed_sessions
  SELECT session.* FROM oaklet_unclaimed_among(ARRAY(SELECT id FROM appointments WHERE billing_type = 'insurance')) session;
  FOREACH name IN ARRAY read LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
--> statement-breakpoint
SELECT oaklet_make_tenant_table('claim_counts');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('unclaimed_sessions', 'SELECT, INSERT, DELETE');
