SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['holidays', 'holiday_locations']) AS name;
--> statement-breakpoint
ALTER TABLE holidays
  ADD CONSTRAINT holidays_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT holidays_last_day CHECK (end_date IS NULL OR end_date >= date),
  ADD CONSTRAINT holidays_recurring_type CHECK (recurring_type IN ('none', 'yearly_date', 'yearly_weekday', 'yearly_last_weekday'));
--> statement-breakpoint
ALTER TABLE holiday_locations
  ADD CONSTRAINT holiday_locations_holiday_fk FOREIGN KEY (organization_id, holiday_id) REFERENCES holidays (organization_id, id),
  ADD CONSTRAINT holiday_locations_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES locations (organization_id, id);
--> statement-breakpoint
-- The unique index lets a practice have one primary location at most; it has to be one that can be used.
ALTER TABLE locations
  ADD CONSTRAINT locations_primary_is_active CHECK (is_active OR NOT is_primary),
  ADD CONSTRAINT locations_removed_is_inactive CHECK (removed_at IS NULL OR NOT is_active);
