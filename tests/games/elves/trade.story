# «Сокровища», «Обмен»: a treasure for two cards, bargains, gifts between allies, and nothing of it in battle.
game elves players=3

a treasure or an artefact is offered for help, for a treasure or for an artefact    elves.actions.trade-allowed elves.actions.trade-help-promise elves.objects.artefact-trade
    A  treasures Amber Circlet  artefacts Truce Bell
    B  treasures Dragon Pearl  artefacts Muster Scroll
    A? decline | exchange Amber Circlet | offer-to B | offer-to C
    A> offer-to B
    A? give Amber Circlet | give Truce Bell
    A> give Amber Circlet
    A? give Truce Bell | want Dragon Pearl | want-artefact | want-help | withdraw
    A! propose  elves.actions.trade-allowed
    A> want-help
    A? propose | withdraw
    A! want Dragon Pearl  elves.actions.trade-help-promise
    A> propose
    B? agree | counter-offer | refuse
    B> agree
    A  treasures nothing
    B  treasures Dragon Pearl, Amber Circlet
    # one offer to each player in a turn
    A? decline | offer-to C
    A! offer-to B  elves.actions.trade-allowed
    A! offer-to A  elves.actions.trade-allowed

who wants a thing wants no help besides                          elves.actions.trade-help-promise elves.actions.trade-allowed
    A  treasures Amber Circlet, Singing Casket
    B  treasures Dragon Pearl  artefacts Muster Scroll
    A> offer-to B
    A> give Amber Circlet
    A> want Dragon Pearl
    A? want-artefact | propose | withdraw
    A! want-help  elves.actions.trade-help-promise
    A! give Singing Casket  elves.actions.trade-allowed
    A> propose
    B> agree
    A  treasures Singing Casket, Dragon Pearl
    B  treasures Amber Circlet

who has nothing makes no offer, and none is made to who is out    elves.actions.trade-allowed
    begin capture A
    A  treasures Amber Circlet
    C  out yes
    A? decline | exchange Amber Circlet | offer-to B
    A! offer-to C  elves.actions.trade-allowed

from the second round of a battle on there is no trade either    elves.actions.trade-not-in-battle elves.actions.treasure-not-in-battle elves.objects.artefact-no-trade-in-battle
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking (left empty) (forward simple) (right empty), N Guard of Darn defending (forward empty)
    A  treasures Amber Circlet  artefacts Thunder Vial
    B  silent yes
    C  silent yes
    # the start; the turn of the Lynx, its strike; the turn of the Guard; the end of the round
    A? use Thunder Vial | pass | pass-battle
    A> pass
    A? use Thunder Vial | pass | pass-battle
    A> pass
    A? use Thunder Vial | pass | pass-battle
    A> pass
    A? use Thunder Vial | pass | pass-battle
    A> pass
    A? use Thunder Vial | pass | pass-battle
    A! exchange Amber Circlet  elves.actions.treasure-exchange-before-battle
    A! offer-to B  elves.actions.trade-not-in-battle
    A> pass
    table  round 2
    A? use Thunder Vial | pass | pass-battle
    A! exchange Amber Circlet  elves.actions.treasure-exchange-before-battle
    A! offer-to B  elves.actions.trade-not-in-battle
    A> pass
    A? use Thunder Vial | pass | pass-battle
    A> pass
    # the Guard is dying
    A? use Thunder Vial | pass | pass-battle
    A! exchange Amber Circlet  elves.actions.treasure-exchange-before-battle
    A! offer-to B  elves.actions.trade-not-in-battle
    asks A elves-ask-answer-death

nor when an Action is answered                                   elves.actions.trade-allowed elves.objects.artefact-trade
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking, N Guard of Darn defending
    A  artefacts Thunder Vial
    B  artefacts Seal of Hush  treasures Amber Circlet
    A- offer-to B
    A> use Thunder Vial
    B? use Seal of Hush | pass | pass-battle
    B- offer-to A | offer-to C | exchange Amber Circlet
    asks B elves-ask-answer-item

after an exchange what is above five goes at once                elves.actions.treasure-exchange-discard elves.actions.treasure-exchange-draw-two elves.actions.treasure-to-neutral-discard
    proxies
    begin capture B
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove ×2  treasures Amber Circlet  deck Green Vale Archer ×2
    luck 0 0
    A> exchange Amber Circlet
    A? discard Shifter Lynx | discard Keeper of the Quiet Grove | discard Green Vale Archer
    A  hand 6 cards  treasures nothing
    table  fallen Amber Circlet
    A> discard Shifter Lynx
    A  hand 5 cards  discard Shifter Lynx
    asks B elves-ask-main

up to five nothing goes                                          elves.actions.treasure-exchange-discard elves.actions.treasure-exchange-any-turn
    proxies
    begin capture B
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove  treasures Amber Circlet  deck Green Vale Archer ×2
    B  treasures Dragon Pearl
    A? exchange Amber Circlet | offer-to B | offer-to C | pass
    A! exchange Dragon Pearl  elves.actions.treasure-exchange-draw-two
    luck 0 0
    A> exchange Amber Circlet
    A  hand 5 cards  discard nothing
    B? decline | exchange Dragon Pearl | offer-to A | offer-to C
    asks B elves-ask-main

game elves players=3 trade=no

a table may play without trade                                   elves.actions.trade-allowed elves.objects.artefact-trade
    A  treasures Amber Circlet  artefacts Truce Bell
    A? decline | exchange Amber Circlet
    A! offer-to B  elves.actions.trade-allowed

game elves players=4 scenario=alliance

an ally is given a thing for nothing, or for help                elves.scenarios.alliance-gifts elves.actions.trade-help-promise
    A  artefacts Truce Bell, Muster Scroll
    A> offer-to C
    A> give Truce Bell
    A? give Muster Scroll | want-help | propose | withdraw
    A> propose
    C> agree
    C  artefacts Truce Bell
    A  artefacts Muster Scroll

an opponent is given nothing for nothing, and gives no help      elves.scenarios.alliance-gifts elves.scenarios.alliance-help-ally-only
    A  artefacts Truce Bell
    B  treasures Amber Circlet
    A> offer-to B
    A> give Truce Bell
    A? want Amber Circlet | withdraw
    A! propose  elves.scenarios.alliance-gifts
    A! want-help  elves.scenarios.alliance-help-ally-only
    A> want Amber Circlet
    A? propose | withdraw
    A> propose
    B> agree
    A  treasures Amber Circlet  artefacts nothing
    B  artefacts Truce Bell  treasures nothing

game elves players=3

one artefact of the partner's choice for a treasure              elves.objects.artefact-trade elves.actions.trade-allowed
    A  treasures Amber Circlet  artefacts Truce Bell
    B  artefacts Muster Scroll, Seal of Hush
    A> offer-to B
    A> give Amber Circlet
    A> want-artefact
    A> propose
    B? hand-over Muster Scroll | hand-over Seal of Hush | refuse | counter-offer
    B> hand-over Seal of Hush
    A  treasures nothing  artefacts Truce Bell, Seal of Hush
    B  treasures Amber Circlet  artefacts Muster Scroll

who refuses keeps all, and another may be asked                  elves.actions.trade-allowed elves.objects.artefact-trade
    A  treasures Amber Circlet  artefacts Truce Bell
    B  artefacts Muster Scroll, Seal of Hush
    A> offer-to B
    A> give Amber Circlet
    A> want-artefact
    A> propose
    B> refuse
    A  treasures Amber Circlet  artefacts Truce Bell
    B  treasures nothing  artefacts Muster Scroll, Seal of Hush
    A+ offer-to C
    A- offer-to B

what was withdrawn was nothing                                   elves.actions.trade-allowed elves.actions.trade-help-promise
    A  treasures Amber Circlet
    A> offer-to B
    A> give Amber Circlet
    A> want-help
    A> withdraw
    A  treasures Amber Circlet
    B  treasures nothing
    A+ decline | offer-to C

an offer is countered once                                       elves.actions.trade-allowed
    A  treasures Amber Circlet  artefacts Truce Bell
    B  artefacts Muster Scroll, Seal of Hush
    A> offer-to B
    A> give Amber Circlet
    A> want-artefact
    A> propose
    B> counter-offer
    B> give Muster Scroll
    B> want Amber Circlet
    B> propose
    A? agree | refuse
    A! counter-offer  elves.actions.trade-allowed
    A> agree
    A  treasures nothing  artefacts Truce Bell, Muster Scroll
    B  treasures Amber Circlet  artefacts Seal of Hush

help is promised for two things, and may be countered            elves.actions.trade-help-promise elves.actions.trade-allowed
    A  treasures Amber Circlet, Dragon Pearl
    B  artefacts Seal of Hush
    A> offer-to B
    A> give Amber Circlet
    A> give Dragon Pearl
    A> want-help
    A> propose
    B? agree | refuse | counter-offer
    B> agree
    A  treasures nothing
    B  treasures Amber Circlet, Dragon Pearl

a bargain may reach a goal on the spot                           elves.actions.trade-allowed elves.turn.ends-at-once
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 B, land-2 B, land-3 B, land-4 B
    A  treasures Amber Circlet
    B  treasures Dragon Pearl  artefacts Seal of Hush  goal Gather two Treasures and five Lands
    A> offer-to B
    A> give Amber Circlet
    A> want-artefact
    A> propose
    B> hand-over Seal of Hush
    over goal B

offers are anew in every turn, whosever it is                    elves.actions.trade-allowed
    begin capture A
    A  treasures Amber Circlet
    B  treasures Dragon Pearl
    C  turns 0
    B> offer-to A
    B> give Dragon Pearl
    B> want-help
    B> withdraw
    B? exchange Dragon Pearl | offer-to C | pass
    B> pass
    A> decline
    A> pass
    B+ offer-to A | offer-to C
    asks B elves-ask-main

each of two treasures is exchanged in another's turn             elves.actions.treasure-exchange-any-turn elves.actions.treasure-exchange-discard
    proxies
    begin capture B
    A  hand Shifter Lynx ×5  treasures Amber Circlet, Dragon Pearl  deck Shifter Lynx ×4
    A? exchange Amber Circlet | exchange Dragon Pearl | offer-to B | offer-to C | pass
    luck 0 0
    A> exchange Dragon Pearl
    # seven in hand: two go at once
    A  hand Shifter Lynx ×7  treasures Amber Circlet  deck Shifter Lynx ×2
    A> discard Shifter Lynx
    A> discard Shifter Lynx
    A  hand Shifter Lynx ×5  discard Shifter Lynx ×2
    A? exchange Amber Circlet | offer-to B | offer-to C | pass
    asks A elves-ask-answer-discard

in one's own turn what is above five goes at once, too           elves.actions.treasure-exchange-discard elves.actions.treasure-exchange-draw-two
    proxies
    A  hand Shifter Lynx ×5  treasures Amber Circlet  deck Shifter Lynx ×4
    luck 0 0
    A> exchange Amber Circlet
    A? discard Shifter Lynx
    A> discard Shifter Lynx
    A> discard Shifter Lynx
    A  hand Shifter Lynx ×5  discard Shifter Lynx ×2  deck Shifter Lynx ×2
    table  fallen Amber Circlet  neutrals nothing

by an exchange the attacked reaches three cards                  elves.actions.treasure-exchange-before-battle elves.turn.opponent-too-few-cards
    proxies
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×2  treasures Amber Circlet  deck Shard Golem ×2
    A> attack land-1
    luck 0 0
    B> exchange Amber Circlet
    B? accept | retreat
    B  hand Shard Golem ×4
    asks B elves-ask-defend
