import { mcpServers } from './mcp-servers.ts';
import { missingModel } from './missing-model.ts';
import { skillOutside } from './skill-outside.ts';
import { tool } from './tool.ts';
import { uncheckedModel } from './unchecked-model.ts';
import { unpricedModel } from './unpriced-model.ts';

/** What an agent that runs on Goloco itself must hold to, beyond what every agent file must. */
export const hostedRules = [missingModel, unpricedModel, uncheckedModel, tool, mcpServers, skillOutside] as const;
