import { takeHalf } from './halfOfWalks';

takeHalf('first');
