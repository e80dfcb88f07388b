import { BILLING_PROFILES_MESSAGES } from '@oaklet/api'
import { BillingProfile, type BillingProfileInput } from '@oaklet/api/contract'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { profileBodyOf, profileErrors, profileValuesOf, profileVersions } from './profile-form'
import { profileName } from './profile-words'
import { ProfileFields } from './ProfileFields'

export interface ProfileDialogProps {
  title: string
  /** The profile that is changed; null adds one. */
  profile: BillingProfile | null
  onClose: () => void
}

/** The form that adds and changes billing profiles. */
export function ProfileDialog({ profile, ...props }: ProfileDialogProps) {
  const [api, practiceId] = [useApi().billingProfiles, usePracticeId()]
  const save = (body: BillingProfileInput, on: BillingProfile | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId }, body, { idempotencyKey })
      : api.update({ practiceId, profileId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="billing profile"
      record={profile}
      schema={BillingProfile}
      valuesOf={profileValuesOf}
      errorsOf={profileErrors}
      bodyOf={profileBodyOf}
      versionsOf={profileVersions}
      save={save}
      savedWords={(body) => `${profileName(body)} saved`}
      fallback={BILLING_PROFILES_MESSAGES.save}
    >
      {(form) => <ProfileFields form={form} />}
    </RecordDialog>
  )
}
