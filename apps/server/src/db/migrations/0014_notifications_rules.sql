SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['notifications', 'notification_changes', 'notification_preferences', 'held_mail']) AS name;
--> statement-breakpoint
ALTER TABLE notifications
  ADD CONSTRAINT notifications_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT notifications_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT notifications_status CHECK (status IN ('unread', 'read', 'archived')),
  ADD CONSTRAINT notifications_read_at CHECK (status <> 'read' OR read_at IS NOT NULL),
  ADD CONSTRAINT notifications_link_is_local CHECK (link ~ '^/([^/\\]|$)');
--> statement-breakpoint
ALTER TABLE notification_changes ADD CONSTRAINT notification_changes_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE held_mail
  ADD CONSTRAINT held_mail_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT held_mail_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT held_mail_tries CHECK (tries >= 0);
