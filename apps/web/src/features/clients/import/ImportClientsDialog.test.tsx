import { type Api, NetworkError } from '@oaklet/api'
import { MAX_IMPORT_ROWS, type ImportReport, type OrganizationSettings } from '@oaklet/api/contract'
import { aClinician, anOrganizationSettings, createDeferred } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ImportClientsDialog } from './ImportClientsDialog'

const reason = { path: 'firstName', message: 'Enter a first or a last name' }
const REPORT = { isDryRun: true, added: 2, refused: [{ row: 1, reasons: [reason] }] }
const TEXT = 'First name,Last name,Born\nAda,Marlow,1990-02-28\n,,1991-01-02\nCleo,Tran,\n'

function show(
  importing: Api['clients']['import'],
  settings: OrganizationSettings | Promise<OrganizationSettings> = anOrganizationSettings(),
  listClinicians: Api['staff']['listClinicians'] = () => Promise.resolve([aClinician()]),
) {
  const onClose = vi.fn()
  const view = renderScreen(<ImportClientsDialog today="2026-11-17" onClose={onClose} />, {
    api: {
      clients: { import: importing },
      organization: { settings: async () => settings },
      staff: { listClinicians },
      locations: { listActive: () => Promise.resolve([]) },
    },
  })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const chooseFile = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('there is a way to choose a file')
    await view.user.upload(input, file)
    await screen.findByText(file.name)
  }
  const choose = (text: BlobPart, name = 'clients.csv') => chooseFile(new File([text], name))
  return { ...view, onClose, press, choose, chooseFile }
}

test('says what the columns hold, what will be refused, and adds the rest', async () => {
  const importing = vi
    .fn()
    .mockResolvedValueOnce(REPORT)
    .mockResolvedValueOnce({ ...REPORT, isDryRun: false })
  const { user, press, choose, onClose } = show(importing)
  await choose(TEXT)
  await press('Next')
  expect(await screen.findByRole('button', { name: /First name.*First name/ })).toBeVisible()
  expect(screen.getByText(/Each client needs a first or a last name\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Date of birth/ }))
  await user.click(await screen.findByRole('option', { name: 'Born' }))
  await press('Check the rows')
  expect(await screen.findByText('2 clients can be imported.')).toBeVisible()
  expect(screen.getByRole('grid', { name: 'Refused rows' })).toHaveTextContent('Enter a first or a last name')
  await press('Import 2 clients')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const bodies = importing.mock.calls.map(([, body]: unknown[]) => body)
  expect(bodies).toMatchObject([
    { isDryRun: true, rows: [{ firstName: 'Ada', dateOfBirth: '1990-02-28' }, {}, {}] },
    { isDryRun: false, rows: [{}, { firstName: '', lastName: '' }, {}] },
  ])
})

test('finds clinicians and locations by their names, and says which name nobody has', async () => {
  const path = (name: string) => ({ path: name, message: 'This is not a record id' })
  const reasons = [path('primaryClinicianId'), path('locationId')]
  const importing = vi.fn().mockResolvedValue({ ...REPORT, added: 1, refused: [{ row: 1, reasons }] })
  const listClinicians = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue([aClinician()])
  const { press, choose } = show(importing, anOrganizationSettings(), listClinicians)
  const { id, name } = aClinician()
  await choose(`First name,Clinician,Office\nAda,${name},\nBen,Nobody,The moon\n`)
  await press('Next')
  await press('Check the rows')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Oaklet can’t be reached/)
  expect(importing).not.toHaveBeenCalled()
  await press('Check the rows')
  expect(await screen.findByRole('grid', { name: 'Refused rows' })).toHaveTextContent(
    /No clinician of this practice, or more than one, is called “Nobody”; No location .* is called “The moon”/,
  )
  expect(importing.mock.lastCall?.[1]).toMatchObject({
    rows: [
      { primaryClinicianId: id, locationId: null },
      { primaryClinicianId: 'Nobody', locationId: 'The moon' },
    ],
  })
})

test('asks how dates are read that can be read two ways', async () => {
  const importing = vi.fn().mockResolvedValue(REPORT)
  const { user, press, choose } = show(importing)
  await choose('First name,Birthday\nAda,3/4/1985\nBen,5/6/1990\n')
  await press('Next')
  const question = await screen.findByRole('radiogroup', {
    name: 'These dates of birth can be read two ways: 3/4/1985 is March 4 or April 3',
  })
  expect(screen.getByRole('log')).toHaveTextContent(/3\/4\/1985 is March 4 or April 3$/)
  const monthFirst = within(question).getByRole('radio', { name: 'Month first' })
  expect(monthFirst).toBeChecked()
  expect(monthFirst).toHaveAccessibleDescription('3/4/1985 is March 4, 1985')
  act(() => monthFirst.focus())
  await user.keyboard('{ArrowDown}')
  expect(within(question).getByRole('radio', { name: 'Day first' })).toBeChecked()
  await press('Check the rows')
  await screen.findByText('2 clients can be imported.')
  expect(importing.mock.calls[0]?.[1]).toMatchObject({
    rows: [{ dateOfBirth: '1985-04-03' }, { dateOfBirth: '1990-06-05' }],
  })
})

test('names the years of a date that can be read two ways where they differ', async () => {
  const { press, choose } = show(vi.fn())
  await choose('First name,Birthday\nAda,11/12/26\n')
  await press('Next')
  const words =
    'These dates of birth can be read two ways: 11/12/26 is November 12, 2026 or December 11, 1926'
  expect(await screen.findByRole('radiogroup', { name: words })).toBeVisible()
})

/** The settings of an organization that writes the day first. */
function dayFirstSettings(): OrganizationSettings {
  const { settings, ...rest } = anOrganizationSettings()
  return { ...rest, settings: { ...settings, dateFormat: 'DD/MM/YYYY' } }
}

test('suggests the organization’s order of dates, and says what becomes of those of the other', async () => {
  const { press, choose } = show(vi.fn(), dayFirstSettings())
  await choose('First name,Birthday\nAda,3/4/1985\nBen,12/25/1990\nCleo,25/12/1990\n')
  await press('Next')
  const dayFirst = await screen.findByRole('radio', { name: 'Day first' })
  expect(dayFirst).toBeChecked()
  expect(dayFirst).toHaveAccessibleDescription('3/4/1985 is April 3, 1985; 12/25/1990 is refused')
  expect(dayFirst.closest('[role=radiogroup]')).toHaveAccessibleName(
    'These dates of birth are written in two ways: 12/25/1990 and 25/12/1990',
  )
})

test('suggests the organization’s order of dates also when it comes after the question', async () => {
  const settings = createDeferred<OrganizationSettings>()
  const { press, choose } = show(vi.fn(), settings.promise)
  await choose('First name,Birthday\nAda,3/4/1985\n')
  await press('Next')
  expect(await screen.findByRole('radio', { name: 'Month first' })).toBeChecked()
  settings.resolve(dayFirstSettings())
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Day first' })).toBeChecked())
})

test('imports the rows as they were checked, also when the organization’s order of dates comes later', async () => {
  const importing = vi.fn().mockResolvedValue(REPORT)
  const settings = createDeferred<OrganizationSettings>()
  const { press, choose, onClose } = show(importing, settings.promise)
  await choose('First name,Birthday\nAda,3/4/1985\n')
  await press('Next')
  await press('Check the rows')
  await screen.findByText('2 clients can be imported.')
  await act(async () => {
    settings.resolve(dayFirstSettings())
    await settings.promise
  })
  await press('Import 2 clients')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const dates = [{ dateOfBirth: '1985-03-04' }]
  expect(importing.mock.calls.map(([, body]: unknown[]) => body)).toMatchObject([
    { isDryRun: true, rows: dates },
    { isDryRun: false, rows: dates },
  ])
})

test('asks nothing where the dates tell', async () => {
  const importing = vi.fn().mockResolvedValue(REPORT)
  const { press, choose } = show(importing)
  await choose('First name,Birthday\nAda,03/04/1985\nBen,25/12/1990\nCleo,28-Feb-90\n')
  await press('Next')
  await screen.findByRole('button', { name: 'Check the rows' })
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Check the rows')
  await screen.findByText('2 clients can be imported.')
  expect(importing.mock.calls[0]?.[1]).toMatchObject({
    rows: [{ dateOfBirth: '1985-04-03' }, { dateOfBirth: '1990-12-25' }, { dateOfBirth: '1990-02-28' }],
  })
})

test('refuses a file without rows, and one with too many', async () => {
  const { press, choose } = show(vi.fn())
  await press('Next')
  expect(screen.getByText('Choose a file', { selector: 'span' })).toBeVisible()
  await choose('First name,Last name\n')
  expect(await screen.findByText('This file has no row below its headings.')).toBeVisible()
  await press('Next')
  expect(screen.queryByRole('button', { name: 'Check the rows' })).toBeNull()
})

/** A file that is read when the test says so. */
function slowFile(text: string, name = 'slow.csv') {
  const file = new File([text], name)
  const { promise, resolve } = createDeferred<ArrayBuffer>()
  file.arrayBuffer = () => promise
  const letters = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const read = () =>
    act(async () => {
      resolve(letters.buffer)
      await promise
    })
  return { file, read }
}

test('a press while the file is still being read goes on once it is', async () => {
  const { press, chooseFile } = show(vi.fn())
  const { file, read } = slowFile(TEXT)
  await chooseFile(file)
  await press('Next')
  expect(screen.queryByText('Choose a file', { selector: 'span' })).toBeNull()
  await read()
  expect(await screen.findByRole('button', { name: 'Check the rows' })).toBeVisible()
})

test('a press while a file is read that can’t be taken stays, and so does one when another is chosen', async () => {
  const { press, choose, chooseFile } = show(vi.fn())
  const empty = slowFile('\r\n', 'empty.csv')
  await chooseFile(empty.file)
  await press('Next')
  await empty.read()
  expect(await screen.findByText('This file is empty.')).toBeVisible()
  await press('Remove empty.csv')
  const good = slowFile(TEXT)
  await chooseFile(good.file)
  await press('Next')
  await press('Remove slow.csv')
  await choose('First name\n', 'other.csv')
  await good.read()
  expect(await screen.findByText('This file has no row below its headings.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('counts alike on its button, in what can be imported and in what was', async () => {
  const report = { isDryRun: true, added: 1_200, refused: [] }
  const { press, choose } = show(vi.fn().mockResolvedValue(report))
  await choose(TEXT)
  await press('Next')
  await press('Check the rows')
  expect(await screen.findByText('1,200 clients can be imported.')).toBeVisible()
  await press('Import 1,200 clients')
  expect(await screen.findByText('1,200 clients imported')).toBeVisible()
})

test('says how many clients one import takes', async () => {
  const { choose } = show(vi.fn())
  expect(screen.getByText(/up to 5,000 clients at once/)).toBeVisible()
  await choose(`First name\n${'Ada\n'.repeat(MAX_IMPORT_ROWS + 1)}`)
  expect(await screen.findByText('This file has more than 5,000 rows. Split it, please.')).toBeVisible()
})

test('keeps what was chosen when the server can’t be reached, and tries again', async () => {
  const importing = vi.fn().mockRejectedValueOnce(new NetworkError('timeout')).mockResolvedValue(REPORT)
  const { press, choose } = show(importing)
  await choose(TEXT)
  await press('Next')
  await press('Check the rows')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to import the clients')
  await press('Check the rows')
  expect(await screen.findByText('2 clients can be imported.')).toBeVisible()
})

test('imports nothing where no row can be taken', async () => {
  const { press, choose } = show(() => Promise.resolve({ ...REPORT, added: 0 }))
  await choose(TEXT)
  await press('Next')
  await press('Check the rows')
  expect(await screen.findByText('No row of this file can be imported.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

test('what is being imported can’t be called off, and is told when it is there', async () => {
  const importing = createDeferred<ImportReport>()
  const { user, press, choose, onClose } = show(
    vi.fn().mockResolvedValueOnce(REPORT).mockReturnValueOnce(importing.promise),
  )
  await choose(TEXT)
  await press('Next')
  await press('Check the rows')
  await user.click(await screen.findByRole('button', { name: 'Import 2 clients' }))
  await press('Back')
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByText('2 clients can be imported.')).toBeVisible()
  importing.resolve({ ...REPORT, isDryRun: false })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('who goes back while the rows are checked stays there', async () => {
  const answer = createDeferred<ImportReport>()
  const importing = vi.fn(() => answer.promise)
  const { press, choose } = show(importing)
  await choose(TEXT)
  await press('Next')
  await press('Check the rows')
  await press('Back')
  await act(async () => {
    answer.resolve(REPORT)
    await answer.promise
  })
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible()
  expect(screen.queryByText('2 clients can be imported.')).toBeNull()
})

test('a check is made anew each time, and the focus stays on the steps’ buttons', async () => {
  const importing = vi
    .fn()
    .mockResolvedValueOnce(REPORT)
    .mockResolvedValueOnce({ ...REPORT, added: 0 })
  const { press, choose } = show(importing)
  await choose(TEXT)
  await press('Next')
  await press('Back')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await press('Next')
  await press('Check the rows')
  await screen.findByText('2 clients can be imported.')
  await press('Back')
  await press('Check the rows')
  expect(await screen.findByText('No row of this file can be imported.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
  expect(importing.mock.calls.map(([, , options]: unknown[]) => options)).toEqual([undefined, undefined])
})

test.each([
  ['\r\n', 'This file is empty.'],
  ['PK\u0003\u0004', 'This file is a workbook. Save it as CSV, please.'],
  [
    'First name,Street\nAda,2 Elm St\nBen,1, Main St',
    'Line 3 has more cells than there are headings. Put a cell that holds what separates the cells in quotation marks, or name each column.',
  ],
])('says what is wrong with the file %j', async (text, flaw) => {
  const { choose } = show(vi.fn())
  await choose(text)
  expect(await screen.findByText(flaw)).toBeVisible()
})

test('takes the text that Excel writes in its own letters', async () => {
  const { press, choose } = show(vi.fn())
  const letters = Uint16Array.from('\uFEFFFirst name\tLast name\r\nJosé\tNúñez\r\n', (letter) =>
    letter.charCodeAt(0),
  )
  await choose(letters, 'clients.txt')
  await press('Next')
  expect(await screen.findByRole('button', { name: /Last name.*Last name/ })).toBeVisible()
})

test('tells columns with the same heading apart', async () => {
  const { user, press, choose } = show(vi.fn())
  await choose('Last name,Phone,Phone\nMarlow,,518 555 0142\n')
  await press('Next')
  await user.click(await screen.findByRole('button', { name: /Phone \(column 2\).*Mobile/ }))
  await user.click(await screen.findByRole('option', { name: 'Phone (column 3)' }))
  expect(screen.getByRole('button', { name: /Phone \(column 3\).*Mobile/ })).toBeVisible()
})

test('a file whose quotation mark is never closed is not taken for a short one', async () => {
  const { choose } = show(vi.fn())
  await choose('First name,Last name\nAda,"Marlow\nBen,Okafor\n')
  expect(
    await screen.findByText(
      'A quotation mark in line 2 is never closed, or stands inside a cell. Correct it, please.',
    ),
  ).toBeVisible()
})
