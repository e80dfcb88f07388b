/** The fallbacks for when the server gives no message. */
export const PACKETS_MESSAGES = {
  list: 'Failed to load what was sent',
  listOfPractice: 'Failed to load forms',
  send: 'Failed to send forms',
  resend: 'Failed to send a new link',
  addItems: 'Failed to ask for more',
  waiveItem: 'Failed to save',
  unwaiveItem: 'Failed to save',
  revoke: 'Failed to revoke the forms',
  getReview: 'Failed to load what the client sent in',
  sendBack: 'Failed to send the forms back',
  review: 'Failed to save the review',
  listTemplates: 'Failed to load templates',
  createTemplate: 'Failed to save template',
  updateTemplate: 'Failed to save template',
  removeTemplate: 'Failed to delete template',
} as const

/** The same for clients, in words that everybody understands. */
export const ONBOARDING_MESSAGES = {
  open: 'We can’t open your forms',
  requestLink: 'We can’t send a new link',
  sendCode: 'We can’t send a code',
  verify: 'We can’t check the code',
  getForms: 'We can’t open your forms',
  savePage: 'We can’t save this page',
  finish: 'We can’t save your answers',
  chooseSigning: 'We can’t save your answer',
  getDocument: 'We can’t open this document',
  downloadDocument: 'We can’t make the PDF',
  sign: 'We can’t save your signature',
  decline: 'We can’t save your answer',
  submit: 'We can’t send your forms',
  withdraw: 'We can’t open your forms again',
} as const
