SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['staff_working_hours', 'invitations']) AS name;
--> statement-breakpoint
ALTER TABLE staff
  ADD CONSTRAINT staff_supervisor_fk FOREIGN KEY (organization_id, supervisor_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT staff_supervisor_is_another CHECK (supervisor_id <> id),
  ADD CONSTRAINT staff_npi CHECK (npi ~ '^([12][0-9]{9})?$'),
  ADD CONSTRAINT staff_color CHECK (color_index BETWEEN 0 AND 7);
--> statement-breakpoint
ALTER TABLE staff_working_hours
  ADD CONSTRAINT staff_working_hours_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT staff_working_hours_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES locations (organization_id, id);
--> statement-breakpoint
ALTER TABLE invitations
  ADD CONSTRAINT invitations_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT invitations_inviter_fk FOREIGN KEY (organization_id, invited_by_id) REFERENCES staff (organization_id, id);
