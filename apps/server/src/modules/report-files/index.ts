export { csvAmount } from './csv-amount'
export { amountInWords, SUPPRESSED_WORD, unitInWords, type ReportAmount } from './report-amount'
export { aboutSheet, amountCell, dayCell, sheetOf, textCell, type SheetColumn } from './sheets'
