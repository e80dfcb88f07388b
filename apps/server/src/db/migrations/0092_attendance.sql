-- Whether each client of an appointment came has five values; what was called absent is told from the status.
-- Its owner sees the rows for as long as the rules of organizations aren't forced on it.
ALTER TABLE appointments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_clients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE visit_answers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE appointment_clients c
SET attendance = CASE WHEN a.status = 'late_cancelled' THEN 'late_cancelled' ELSE 'no_show' END
FROM appointments a
WHERE a.organization_id = c.organization_id AND a.id = c.appointment_id AND c.attendance = 'absent';
--> statement-breakpoint
-- Who said by a link that they don't come to a session of several, which takes place with the others.
UPDATE appointment_clients c SET attendance = 'excused'
FROM appointments a
WHERE a.organization_id = c.organization_id AND a.id = c.appointment_id
  AND a.status IN ('scheduled', 'confirmed') AND c.attendance = 'expected'
  AND EXISTS (
    SELECT FROM visit_answers v
    WHERE v.organization_id = c.organization_id AND v.appointment_id = c.appointment_id AND v.client_id = c.client_id
      AND v.starts_at = a.starts_at AND v.kind = 'cancelled'
  )
  AND EXISTS (
    SELECT FROM appointment_clients o
    WHERE o.organization_id = c.organization_id AND o.appointment_id = c.appointment_id AND o.client_id <> c.client_id
      AND NOT EXISTS (
        SELECT FROM visit_answers w
        WHERE w.organization_id = o.organization_id AND w.appointment_id = o.appointment_id
          AND w.client_id = o.client_id AND w.starts_at = a.starts_at AND w.kind = 'cancelled'
      )
  );
--> statement-breakpoint
ALTER TABLE appointments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_clients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE visit_answers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointment_clients
  ADD CONSTRAINT appointment_clients_attendance CHECK (attendance IN ('expected', 'present', 'no_show', 'late_cancelled', 'excused'));
--> statement-breakpoint
-- Whoever said that they don't come at one time is expected at another one.
CREATE FUNCTION oaklet_expect_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM appointment_clients
    WHERE organization_id = NEW.organization_id AND appointment_id = NEW.id AND attendance <> 'expected'
  ) THEN
    UPDATE appointment_clients SET attendance = 'expected'
    WHERE organization_id = NEW.organization_id AND appointment_id = NEW.id AND attendance <> 'expected';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER appointments_expected AFTER UPDATE ON appointments FOR EACH ROW
WHEN (OLD.starts_at <> NEW.starts_at AND NEW.status IN ('requested', 'scheduled', 'confirmed'))
EXECUTE FUNCTION oaklet_expect_again();
