import type { ImportReport } from '@oaklet/api/contract'
import { Banner, Button, Stack, Table } from '@oaklet/design-system'
import { saveFile } from '../../../shared/save-file'
import { countOf } from '../../../shared/count-of'
import type { CsvFile } from '../../../shared/csv/read-csv'
import { refusedCsv } from './refused-csv'

const MOST_SHOWN = 50

interface ReportStepProps {
  csv: CsvFile
  report: ImportReport
}

/** What the import will do, before it does. */
export function ReportStep({ csv, report: { added, refused } }: ReportStepProps) {
  const save = () =>
    saveFile({
      bytes: new TextEncoder().encode(refusedCsv(csv, refused)),
      contentType: 'text/csv',
      fileName: 'refused-clients.csv',
    })
  return (
    <Stack gap="l">
      <Banner tone={added === 0 ? 'bad' : 'good'} isAnnounced>
        {added === 0
          ? 'No row of this file can be imported.'
          : `${countOf(added, 'client', 'clients')} can be imported.`}
      </Banner>
      {refused.length > 0 && (
        <>
          <Banner
            tone="wait"
            actions={
              <Button size="small" onPress={save}>
                Save refused rows
              </Button>
            }
          >
            {countOf(refused.length, 'row', 'rows')} {refused.length === 1 ? 'is' : 'are'} left out
            {refused.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} are below` : ''}. Save them to put them
            right and import them later.
          </Banner>
          <Table
            label="Refused rows"
            columns={[
              { id: 'line', header: 'Line', width: '6rem', cell: ({ row }) => csv.lines[row] },
              {
                id: 'why',
                header: 'Why',
                cell: ({ reasons }) => reasons.map(({ message }) => message).join('; '),
              },
            ]}
            rows={refused.slice(0, MOST_SHOWN)}
            rowKey={({ row }) => String(row)}
          />
        </>
      )}
    </Stack>
  )
}
