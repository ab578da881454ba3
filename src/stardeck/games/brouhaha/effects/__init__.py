"""The interpreter of the closed vocabulary: every card is data, and no card has code of its own. [rules 10]"""
