SELECT oaklet_make_tenant_table('exports', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
ALTER TABLE exports
  ADD CONSTRAINT exports_asker_fk FOREIGN KEY (organization_id, asked_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT exports_rows CHECK (done_rows BETWEEN 0 AND total_rows);
