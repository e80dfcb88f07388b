import type { DocumentMail } from '../billing-documents'
import { estimateFileName, writeEstimate } from './estimate-file'
import type { SentEstimate } from './sent-estimate'

/** The mail that an estimate is attached to: it says nothing about the client or their treatment. */
export async function estimateMail(to: string, id: string, estimate: SentEstimate): Promise<DocumentMail> {
  const { number, document } = estimate
  const from = document.biller?.name ?? ''
  return {
    to,
    documentName: `Good Faith Estimate ${number}`,
    link: `/billing/estimates/${id}`,
    subject: `Your Good Faith Estimate from ${from}`,
    text: [
      'Hello,',
      '',
      `${from} sends you Good Faith Estimate ${number}: what your services are expected to cost. It is attached as a PDF.`,
      '',
      'It is no bill, and it is no contract. Keep a copy of it: if you are billed $400 or more above it, you can dispute the bill. Keep it private: it may hold health information.',
      '',
      'If this mail is not for you, please delete it and tell the practice.',
    ].join('\n'),
    fileName: estimateFileName(estimate),
    pdf: await writeEstimate(estimate),
  }
}
