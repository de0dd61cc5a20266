import { COUNTRIES, LANGUAGES, LEGAL_TEXTS, MAIL_SECURITIES } from '@ringwerk/contract';
import { BASE_CURRENCIES } from '@ringwerk/kernel/price';
import type { Config } from '../config.ts';
import type { MailNetwork } from '../modules/outgoing/mail-network.ts';
import type { Database } from '../storage/database.ts';

const either = (words: readonly string[]): string => words.join('|');

export const HOUSE_USAGE = `npm run house -- setup-link
npm run house -- create-account --name NAME --email ADDRESS [--company NAME --country ${either(COUNTRIES)} --language ${either(LANGUAGES)}]
npm run house -- reset-password CUSTOMER-NUMBER
npm run house -- settings [--file FILE] [--company NAME] [--street S] [--postcode P] [--city C] [--country ${either(COUNTRIES)}]
                 [--language ${either(LANGUAGES)}] [--email ADDRESS] [--phone P] [--vat-id ID] [--countries DE,NL,…] [--quote-days N] [--zone AREA/TOWN]
                 [--currency ${either(BASE_CURRENCIES)}]: what trade prices are in, until something is priced
                 without an option: prints them, as FILE takes them
npm run house -- alloys
                 prints the house's own alloys and what it changed of the others, as npm run ring takes them by --alloys FILE
npm run house -- legal ${either(LEGAL_TEXTS)} --language ${either(LANGUAGES)} --file FILE [--title TITLE]
npm run house -- mail-server --host HOST --from ADDRESS [--security ${either(MAIL_SECURITIES)}] [--port N] [--user NAME --password-file FILE]
                 [--inner]: it stands in the house's own network
npm run house -- mail-server --off
npm run house -- test-mail ADDRESS [--language ${either(LANGUAGES)}]
npm run house -- empty --confirm "NAME OF THE COMPANY" [--keep CUSTOMER-NUMBER]
npm run house -- restore FILE --confirm "NAME OF THE COMPANY"`;

/** What a command works with. */
export interface House {
  readonly database: Database;
  readonly config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  /** Where mails may be handed over. */
  readonly mailNetwork: MailNetwork;
  readonly now: Date;
  /** A path that was typed, from the root. */
  readonly pathOf: (path: string) => string;
  /** A file by the path that was typed. */
  readonly readText: (path: string) => Promise<string>;
}

/** Something that the person at the keyboard can put right. */
export class HouseError extends Error {}

/** @throws HouseError with the sentence and how the commands are written. */
export function misused(sentence: string): never {
  throw new HouseError(`${sentence}\n${HOUSE_USAGE}`);
}
