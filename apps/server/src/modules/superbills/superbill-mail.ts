import type { MailMessage } from '../../mail/mailer'
import type { IssuedSuperbill } from './issued-superbill'

/** The mail that a superbill is attached to: it says nothing about the client or their treatment. */
export function superbillMail({ number, document }: IssuedSuperbill): Pick<MailMessage, 'subject' | 'text'> {
  const from = document.biller?.name ?? ''
  return {
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
  }
}
