/**
 * From the address of a picture of rings in the pose of their kind to that of the same rings as a stage opens with them:
 * what stands there until the live rings do must not move. Other addresses stay as they are.
 */
export const openingStill = (address: string): string =>
  address.replace(/^(\/stills\/\w+)-posed\.webp/, '$1.webp').replace(/^(\/api\/.*\/stills\/)posed\b/, '$1hero');
