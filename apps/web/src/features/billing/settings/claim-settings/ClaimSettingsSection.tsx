import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { ClaimSettings } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  DescriptionList,
  Icon,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords } from '../../../../shared/failure-words'
import { lazyDialog } from '../../../../shared/lazy-dialog'
import { saveFile } from '../../../../shared/save-file'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { billingQueries } from '../../billing-queries'
import { ClaimFoldersCard } from './ClaimFoldersCard'
import { EDIT_TITLE, offsetWords, receiverWords, senderWords, testWords } from './claim-settings-words'

const ClaimSettingsDialog = lazyDialog(
  () => EDIT_TITLE,
  async () => (await import('./ClaimSettingsDialog')).ClaimSettingsDialog,
)

/** Who sends and receives the practice’s files of claims, whether these are tests, and where forms are printed. */
export function ClaimSettingsSection() {
  const settings = useQuery(billingQueries(useApi(), usePracticeId()).claimSettings())
  return (
    <WhenLoaded
      query={settings}
      fallback={CLAIMS_MESSAGES.settings}
      label="Loading the settings of claims"
      placeholder={<Skeleton shape="block" />}
    >
      {(known) => <ClaimSettingsCard settings={known} />}
    </WhenLoaded>
  )
}

function ClaimSettingsCard({ settings }: { settings: ClaimSettings }) {
  const [isEdited, setEdited] = useState(false)
  return (
    <Stack gap="xl">
      <Card
        title="Claim files and forms"
        actions={
          <Button
            size="small"
            icon={<Icon of="edit" />}
            {...ClaimSettingsDialog.onIntent}
            onPress={() => setEdited(true)}
          >
            Edit
          </Button>
        }
      >
        <Stack gap="xl">
          <DescriptionList
            items={[
              { term: 'Sender', description: senderWords(settings.sender) },
              { term: 'Receiver', description: receiverWords(settings.receiver) },
              { term: 'Files', description: testWords(settings.isTest) },
              { term: 'Printed forms', description: offsetWords(settings.printOffsets) },
            ]}
          />
          <TestPage />
        </Stack>
      </Card>
      <ClaimFoldersCard />
      {isEdited && <ClaimSettingsDialog settings={settings} onClose={() => setEdited(false)} />}
    </Stack>
  )
}

/** The page that shows on a bought form whether the text stands in its boxes. */
function TestPage() {
  const [api, practiceId] = [useApi().claims, usePracticeId()]
  const printing = useMutation({
    mutationFn: () => api.downloadTestPage({ practiceId }),
    onSuccess: (file) => saveFile({ ...file, fileName: file.fileName ?? 'cms-1500-test-page.pdf' }),
  })
  return (
    <Stack gap="m">
      <Text tone="quiet">
        Print the test page onto a bought CMS-1500 form at its actual size: the text has to stand inside of
        the boxes. Where it doesn’t, move it.
      </Text>
      {printing.error && (
        <Banner tone="bad" isAnnounced>
          {failureWords(printing.error, CLAIMS_MESSAGES.downloadTestPage)}
        </Banner>
      )}
      <Inline>
        <Button isPending={printing.isPending} onPress={() => printing.mutate()}>
          {printing.isPending ? 'Downloading…' : 'Print test page'}
        </Button>
      </Inline>
    </Stack>
  )
}
