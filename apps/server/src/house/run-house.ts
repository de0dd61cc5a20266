import { printAlloys } from './alloys-command.ts';
import { createAccount, printSetupLink, resetPassword } from './account-commands.ts';
import { empty, restore } from './empty-commands.ts';
import { misused, type House } from './house-error.ts';
import { mailServer, testMail } from './mail-commands.ts';
import { legal, settings } from './settings-command.ts';

export { HOUSE_USAGE, HouseError } from './house-error.ts';

type Command = (house: House, args: readonly string[]) => Promise<readonly string[]>;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['setup-link', printSetupLink],
  ['create-account', createAccount],
  ['reset-password', resetPassword],
  ['settings', settings],
  ['alloys', printAlloys],
  ['legal', legal],
  ['mail-server', mailServer],
  ['test-mail', testMail],
  ['empty', empty],
  ['restore', restore],
]);

/** Runs one command of the house and returns the lines for whoever asked. @throws HouseError with a sentence. */
export async function runHouse(house: House, words: readonly string[]): Promise<readonly string[]> {
  const [name = '', ...args] = words;
  const command = COMMANDS.get(name);
  return command === undefined ? misused('Which command?') : command(house, args);
}
