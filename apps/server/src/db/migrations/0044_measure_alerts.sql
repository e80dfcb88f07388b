DROP INDEX "measures_telling_of_self_harm";--> statement-breakpoint
ALTER TABLE "measures" ADD COLUMN "alert_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "measures" ADD COLUMN "alert_closed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "measures" ADD COLUMN "spoken_on" date;--> statement-breakpoint
ALTER TABLE "measures" ADD COLUMN "spoken_note" text;--> statement-breakpoint
-- The measures of before: their owner sees them for as long as their rules aren't forced on it.
ALTER TABLE measures NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Until now an alert ended after 30 days, or with the client's next PHQ-9: what had ended stays so, without a person.
UPDATE measures SET alert_closed_at = recorded_at
WHERE kind = 'phq9' AND status = 'final' AND answers[9] > 0
  AND (
    taken_on < current_date - 30
    OR EXISTS (
      SELECT FROM measures later
      WHERE later.organization_id = measures.organization_id AND later.client_id = measures.client_id
        AND later.kind = 'phq9' AND later.status = 'final'
        AND (later.taken_on, later.recorded_at, later.id) > (measures.taken_on, measures.recorded_at, measures.id)
    )
  );
--> statement-breakpoint
ALTER TABLE measures FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE measures
  ADD CONSTRAINT measures_alert_closed_by_fk FOREIGN KEY (organization_id, alert_closed_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT measures_acknowledgment CHECK (
    (alert_closed_by_id IS NULL) = (spoken_on IS NULL)
    AND (alert_closed_by_id IS NULL) = (spoken_note IS NULL)
    AND (alert_closed_by_id IS NULL OR alert_closed_at IS NOT NULL)
  );
--> statement-breakpoint
CREATE INDEX "measures_with_open_alert" ON "measures" USING btree ("organization_id","practice_id","client_id","taken_on") WHERE kind = 'phq9' and status = 'final' and answers[9] > 0 and alert_closed_at is null;
