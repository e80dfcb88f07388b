import { EXPORTS_MESSAGES } from '@oaklet/api'
import type { OrganizationExport, OrganizationSettings } from '@oaklet/api/contract'
import { announce, Button, Card, Container, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatDateAndTime } from '../../../shared/format-date'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { newId } from '../../../shared/new-id'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { useOrganizationId } from '../../../records/organization/use-organization-id'
import { WithOrganization } from '../WithOrganization'
import { EarlierExports } from './EarlierExports'
import { ExportStatus } from './ExportStatus'
import { exportsQuery, exportWrites, isUnderWay } from './exports-queries'
import { useSpokenExport } from './use-spoken-export'

/** Takes out everything that the organization has. */
export function ExportSection() {
  return (
    <Container size="form" align="start">
      <WithOrganization>{(settings) => <Exports settings={settings} />}</WithOrganization>
    </Container>
  )
}

function Exports({ settings }: { settings: OrganizationSettings }) {
  const exports = useQuery(exportsQuery(useApi(), useOrganizationId() ?? ''))
  return (
    <WhenLoaded
      query={exports}
      fallback={EXPORTS_MESSAGES.list}
      label="Loading the exports"
      placeholder={<Skeleton shape="row" count={3} />}
    >
      {(known) => <LoadedExports exports={known} timeZone={settings.settings.timezone} />}
    </WhenLoaded>
  )
}

interface LoadedExportsProps {
  exports: readonly OrganizationExport[]
  timeZone: string
}

function LoadedExports({ exports: [newest, ...earlier], timeZone }: LoadedExportsProps) {
  const writes = exportWrites(useApi(), useOrganizationId() ?? '')
  const request = useMutation(writes.request())
  const download = useMutation(writes.download())
  const makeRef = useRef<HTMLButtonElement>(null)
  const today = useNow()
  useSpokenExport(newest)
  const timeWords = (instant: string) => formatDateAndTime(instant, timeZone, today)
  const isMaking = request.isPending || (newest !== undefined && isUnderWay(newest))

  const fetchFile = ({ id }: OrganizationExport) =>
    download.mutate(id, {
      onSuccess: () => {
        announce('Your export was downloaded. It is no longer here.')
        // The button that had the focus is about to go.
        makeRef.current?.focus()
      },
    })

  return (
    <Stack gap="xl">
      <Card title="Take everything out">
        <Stack gap="l">
          <Text isReading>
            One ZIP file with all that your organization keeps in Oaklet: clients, appointments, invoices and
            payments, staff and roles, settings and the audit log, each table as a spreadsheet (CSV) and as
            JSON. Passwords are not in it.
          </Text>
          <Text tone="quiet" isReading>
            It takes a moment, and you can go on working meanwhile. The file waits here for 24 hours, for one
            download. That you took it out is noted in the audit log.
          </Text>
          {newest !== undefined && (
            <ExportStatus
              newest={newest}
              timeWords={timeWords}
              isDownloading={download.isPending}
              onDownload={() => fetchFile(newest)}
            />
          )}
          {download.isError && <SaveFailure error={download.error} fallback={EXPORTS_MESSAGES.download} />}
          {request.isError && <SaveFailure error={request.error} fallback={EXPORTS_MESSAGES.request} />}
          <div>
            <Button
              ref={makeRef}
              tone={newest?.status === 'ready' ? undefined : 'primary'}
              isPending={isMaking}
              onPress={() => {
                download.reset()
                request.mutate(newId())
              }}
            >
              {isMaking ? 'Making an export…' : 'Make an export'}
            </Button>
          </div>
        </Stack>
      </Card>
      <EarlierExports exports={earlier} timeWords={timeWords} />
    </Stack>
  )
}
