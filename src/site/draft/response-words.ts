import type { Language } from '#content/language/language.ts';

/** What a client reads below a draft, where they say what they think of it. */
const dutch = {
  toResponses: 'Reageren',
  toBlock: 'Opmerking bij een blok',
  title: 'Wat vind je ervan?',
  approval: 'Akkoord',
  approvalLead: 'Is het goed zo? Je akkoord geldt voor de pagina zoals je hem nu ziet.',
  approvedBy: (name: string) => `Akkoord van ${name}`,
  approvedEarlier: (name: string, at: string) =>
    `${name} gaf akkoord op ${at}. Daarna is de pagina veranderd.`,
  alsoApprove: 'Ook akkoord geven',
  name: 'Je naam',
  approve: 'Akkoord',
  remarks: 'Opmerkingen',
  remarksLead: 'Kan er iets beter? Schrijf het op, dan weet de studio het.',
  words: 'Je opmerking',
  about: 'Gaat over',
  wholePage: 'de hele pagina',
  picture: 'beeld',
  part: 'onderdeel',
  point: 'Wijs het blok aan',
  pointHint: 'Kies het blok waar je iets over wilt zeggen',
  pointCancel: 'Annuleren',
  pin: (number: number, name: string) => `Opmerking ${number}, van ${name}`,
  send: 'Versturen',
  done: 'Verwerkt',
  gone: 'een onderdeel dat er niet meer is',
  list: 'Wat er gezegd is',
};

export type ResponseWords = typeof dutch;

const english: ResponseWords = {
  toResponses: 'Respond',
  toBlock: 'Remark on a block',
  title: 'What do you think?',
  approval: 'Approval',
  approvalLead: 'Is it good to go? You approve the page as you see it now.',
  approvedBy: (name) => `Approved by ${name}`,
  approvedEarlier: (name, at) => `${name} approved on ${at}. The page has changed since.`,
  alsoApprove: 'Approve as well',
  name: 'Your name',
  approve: 'Approve',
  remarks: 'Remarks',
  remarksLead: 'Anything that could be better? Write it down, and the studio knows.',
  words: 'Your remark',
  about: 'It’s about',
  wholePage: 'the whole page',
  picture: 'picture',
  part: 'part',
  point: 'Point at the block',
  pointHint: 'Choose the block you want to say something about',
  pointCancel: 'Cancel',
  pin: (number, name) => `Remark ${number}, by ${name}`,
  send: 'Send',
  done: 'Done',
  gone: 'a part that isn’t there any more',
  list: 'What has been said',
};

export const responseWords: Readonly<Record<Language, ResponseWords>> = { nl: dutch, en: english };
