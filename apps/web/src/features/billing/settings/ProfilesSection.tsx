import { BILLING_PROFILES_MESSAGES } from '@oaklet/api'
import type { BillingProfile } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  EmptyState,
  Icon,
  showToast,
  Skeleton,
  Spread,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import { profileName } from './profile-words'
import { ProfileCard } from './ProfileCard'
import type { ProfileDialogProps } from './ProfileDialog'

const ProfileDialog = lazyDialog<ProfileDialogProps>(
  ({ title }) => title,
  async () => (await import('./ProfileDialog')).ProfileDialog,
)

const ADD_ID = 'add-billing-profile'

/** Who bills for the practice. */
export function ProfilesSection() {
  const profiles = useQuery(billingQueries(useApi(), usePracticeId()).profiles())
  return (
    <WhenLoaded
      query={profiles}
      fallback={BILLING_PROFILES_MESSAGES.list}
      label="Loading the billing profiles"
      placeholder={<Skeleton shape="block" />}
    >
      {(known) => <Profiles profiles={known} />}
    </WhenLoaded>
  )
}

function Profiles({ profiles }: { profiles: readonly BillingProfile[] }) {
  const [api, practiceId] = [useApi().billingProfiles, usePracticeId()]
  const [edited, setEdited] = useState<{ profile: BillingProfile | null } | null>(null)
  const [deleted, setDeleted] = useState<BillingProfile | null>(null)
  const refresh = useRefreshPractice()
  useKeptFocus(profiles, ADD_ID)
  const choosing = useMutation({
    mutationFn: ({ id }: BillingProfile) => api.setDefault({ practiceId, profileId: id }),
    onSuccess: (profile) => showToast({ title: `${profileName(profile)} is the default now`, tone: 'good' }),
    onSettled: () => void refresh(),
  })
  const actOn = (profile: BillingProfile) => ({
    edit: () => setEdited({ profile }),
    default: () => choosing.mutate(profile),
    delete: () => setDeleted(profile),
  })
  const addButton = (
    <Button
      id={ADD_ID}
      icon={<Icon of="plus" />}
      {...ProfileDialog.onIntent}
      onPress={() => setEdited({ profile: null })}
    >
      Add billing profile
    </Button>
  )

  return (
    <Stack gap="l">
      {choosing.isError && (
        <Banner tone="bad" isAnnounced>
          {failureWords(choosing.error, BILLING_PROFILES_MESSAGES.save)}
        </Banner>
      )}
      {profiles.length === 0 ? (
        <EmptyState title="No billing profile yet" icon={<Icon of="building" size="l" />} action={addButton}>
          A billing profile says who bills: the name, the NPI, the tax number and the address on claims and
          superbills. Have the letter with your NPI at hand.
        </EmptyState>
      ) : (
        <>
          <Spread gap="l">
            <Text tone="quiet">New claims and superbills take the default profile.</Text>
            {addButton}
          </Spread>
          {profiles.map((profile) => (
            <ProfileCard
              key={profile.id}
              profile={profile}
              hasOthers={profiles.length > 1}
              onAct={(act) => actOn(profile)[act]()}
            />
          ))}
        </>
      )}
      {edited !== null && (
        <ProfileDialog
          title={edited.profile === null ? 'Add a billing profile' : `Edit ${profileName(edited.profile)}`}
          profile={edited.profile}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted !== null && (
        <DeleteQuestion
          name={profileName(deleted)}
          confirmLabel="Delete profile"
          fallback={BILLING_PROFILES_MESSAGES.save}
          remove={() => api.remove({ practiceId, profileId: deleted.id })}
          onClose={() => setDeleted(null)}
        >
          New claims and superbills can’t take it any more.
        </DeleteQuestion>
      )}
    </Stack>
  )
}
