import { join } from 'node:path';
import type { StoneOption } from '@ringwerk/contract';
import { hasStones } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { createArFiles } from '../ar/ar-files.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { createArticlePictures } from './article-pictures.ts';
import { createCadArchives } from './cad-archives.ts';
import { requireForm } from './model-form.ts';

interface Asked {
  readonly setId: number;
  readonly stones: StoneOption | undefined;
}

/** Files of articles for a dealer's own shop: pictures, models to be looked at on a web page, and what they are made from. */
export function modelFiles(services: Services) {
  const { config, database, alloys } = services;
  // The rings as phones show them: the same file.
  const scenes = createArFiles(join(config.dataDir, 'ar'));
  const archives = createCadArchives(join(config.dataDir, 'article-files'));
  const picturesOf = createArticlePictures(services.stills);
  const formOf = async (caller: Caller, { setId, stones }: Asked) => {
    const { basis, model, shown } = await requireForm(services, caller, setId, stones);
    const { alloys: house } = await alloys.now(caller.dealerId);
    const name = `${model.articleNumber}${hasStones(shown.design) ? '' : '-plain'}`;
    return { article: model.articleNumber, name, design: shown.design, house, listed: basis.priceList.alloys };
  };
  return {
    picturesOf: async (caller: Caller, asked: Asked): Promise<FileAnswer> => {
      const { name, design, house } = await formOf(caller, asked);
      return { name: `${name}-pictures.zip`, bytes: await picturesOf(name, design, house) };
    },
    sceneOf: async (caller: Caller, asked: Asked): Promise<FileAnswer> => {
      const { name, design, house } = await formOf(caller, asked);
      return { name: `${name}.glb`, bytes: await scenes.fileOf({ design, alloys: house, format: 'glb' }) };
    },
    /** @throws CodedError `model.cad-withheld` where the house keeps them */
    cadOf: async (caller: Caller, asked: Asked): Promise<FileAnswer> => {
      if (!(await workSettings(database.orm)).sharesCad) throw new CodedError('model.cad-withheld');
      const { article, name, design, house, listed } = await formOf(caller, asked);
      const bytes = await archives.archiveOf({
        subject: { format: 'ringwerk-article', article },
        positions: [{ position: 1, quantity: 1, design, alloys: house, listed }],
      });
      return { name: `${name}.zip`, bytes };
    },
    close: archives.close,
  };
}
