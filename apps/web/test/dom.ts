import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library unmounts by itself only where the test functions are globals.
afterEach(cleanup);
