export { finishedWords } from '@ringwerk/catalogue';
