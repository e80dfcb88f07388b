-- What waits for a code is a sign-in or a registration.
ALTER TABLE mfa_challenges ADD CONSTRAINT mfa_challenges_waiting CHECK (
  (user_id IS NULL) = (organization_id IS NULL) AND (user_id IS NULL) = (registration IS NOT NULL)
);
