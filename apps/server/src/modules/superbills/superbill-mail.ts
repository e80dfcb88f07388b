import type { DocumentMail } from '../billing-documents'
import type { IssuedSuperbill } from './issued-superbill'
import { superbillFileName, writeSuperbill } from './superbill-file'

/** The mail that a superbill is attached to: it says nothing about the client or their treatment. */
export async function superbillMail(to: string, superbill: IssuedSuperbill): Promise<DocumentMail> {
  const { id, number, document } = superbill
  const from = document.biller?.name ?? ''
  return {
    to,
    documentName: `Superbill ${number}`,
    link: `/billing/superbills/${id}`,
    subject: `Your superbill from ${from}`,
    text: [
      'Hello,',
      '',
      `${from} sends you superbill ${number}. It is attached as a PDF.`,
      '',
      'You can hand it to your insurance company yourself, if your plan pays back what you paid. Keep it private: it holds health information.',
      '',
      'If this mail is not for you, please delete it and tell the practice.',
    ].join('\n'),
    fileName: superbillFileName(superbill),
    pdf: await writeSuperbill(superbill),
  }
}
